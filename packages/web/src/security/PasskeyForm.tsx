import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { Form } from '../forms/Form.tsx';
import { createPasskey, passkeysSupported } from './passkeys.ts';
import { factorsQuery, useSecurity } from './security-context.ts';
import { useDeviceName } from './use-device-name.ts';
import { useSecureForm } from './use-secure-form.ts';

const MAX_NAME_LENGTH = 64;

export type PasskeyFormProps = { onBusy?: (busy: boolean) => void; onDone: () => void };

/** Names a passkey; then the browser asks for a fingerprint, a face or a security key. */
export function PasskeyForm({ onBusy, onDone }: PasskeyFormProps) {
  const t = useTranslations();
  const { call } = useSecurity();
  const deviceName = useDeviceName();
  const supported = passkeysSupported();
  const form = useSecureForm({
    initial: { name: deviceName(navigator.userAgent) },
    save: async ({ name }) => {
      const { challenge, options } = await call('factors.passkeyOptions');
      const response = await createPasskey(options);
      return call('factors.addPasskey', { body: { challenge, name, response } });
    },
    invalidates: [factorsQuery(call).queryKey],
    savedText: t('member.passkeys.added'),
    ...(onBusy && { onBusy }),
    onSaved: onDone,
  });
  return (
    <>
      <Form form={form} submitLabel={t('member.passkeys.start')} submitDisabled={!supported}>
        <p className="text-sm text-muted">
          {t(supported ? 'member.passkeys.text' : 'member.passkeys.unsupported')}
        </p>
        <TextField
          label={t('member.passkeys.name')}
          hint={t('member.passkeys.nameHint')}
          {...form.field('name', {
            required: t('errors.field.required'),
            setValueAs: (text: string) => text.trim(),
          })}
          maxLength={MAX_NAME_LENGTH}
        />
      </Form>
      {form.confirmDialog}
    </>
  );
}
