import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { createPasskey, passkeysSupported } from '@croupier/web/security/passkeys.ts';
import { Fingerprint } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { factorsQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { useDeviceName } from '@croupier/web/security/use-device-name.ts';
import { useSecureForm } from '../use-secure-form.tsx';
import { SecureDialog } from './SecureDialog.tsx';

type Passkey = { name: string };

/** A name for the passkey; then the browser asks for finger, face or key. */
export function PasskeyDialog({ onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const nameOf = useDeviceName();
  const { form, ...secure } = useSecureForm<Passkey>({
    empty: { name: nameOf(navigator.userAgent) },
    fields: ['name'],
    save: async ({ name }) => {
      const { challenge, options } = await call('factors.passkeyOptions');
      const response = await createPasskey(options);
      return call('factors.addPasskey', { body: { challenge, name, response } });
    },
    changes: [factorsQuery.queryKey],
    savedText: t('member.passkeys.added'),
    onSaved: onClose,
  });
  return (
    <SecureDialog
      {...secure}
      icon={<Fingerprint />}
      title={t('member.passkeys.add')}
      description={t(passkeysSupported() ? 'member.passkeys.text' : 'member.passkeys.unsupported')}
      submitLabel={t('member.passkeys.start')}
      onClose={onClose}
    >
      <TextField
        label={t('member.passkeys.name')}
        hint={t('member.passkeys.nameHint')}
        error={form.formState.errors.name?.message}
        maxLength={64}
        {...form.register('name', {
          required: t('errors.field.required'),
          setValueAs: (text: string) => text.trim(),
        })}
      />
    </SecureDialog>
  );
}
