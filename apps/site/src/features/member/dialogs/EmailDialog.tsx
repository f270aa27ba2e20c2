import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { CodeField } from '../../../shared/verification/CodeField.tsx';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { CODE_REFUSALS, useBindingCode } from '../use-binding-code.ts';
import { useSecureForm } from '../use-secure-form.tsx';
import { SecureDialog } from './SecureDialog.tsx';

type Binding = { email: string; verificationCode: string };
const FIELDS = ['email', 'verificationCode'] as const;
/** The server looks closer; this only spares a way that can't lead anywhere. */
const ADDRESS = /^\S+@\S+\.\S+$/;

/** An address, and the code that was mailed there. */
export function EmailDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const { form, show, confirmed, ...secure } = useSecureForm<Binding>({
    empty: { email: '', verificationCode: '' },
    fields: FIELDS,
    fieldOf: {
      'identity.email_taken': 'email',
      ...CODE_REFUSALS,
    },
    save: (body) => call('account.bindEmail', { body }),
    changes: [securityQuery.queryKey],
    savedText: t('member.email.saved'),
    onSaved: onClose,
  });
  const { errors } = form.formState;
  const sending = useBindingCode({
    kind: 'bind-email',
    secure: { form, show, confirmed },
    to: 'email',
    code: 'verificationCode',
    send: () => call('verification.emailBind', { body: { email: form.getValues('email').trim() } }),
  });
  return (
    <SecureDialog
      {...secure}
      icon={<Mail />}
      title={t(security.email?.verified ? 'member.email.change' : 'member.email.bind')}
      description={t('member.email.text')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      <TextField
        type="email"
        label={t('member.email.label')}
        error={errors.email?.message}
        autoComplete="email"
        maxLength={254}
        {...form.register('email', {
          required: t('errors.field.required'),
          setValueAs: (text: string) => text.trim(),
          pattern: { value: ADDRESS, message: t('member.email.invalid') },
        })}
      />
      <CodeField
        label={t('member.email.code')}
        sending={sending}
        error={errors.verificationCode?.message}
        {...form.register('verificationCode', { required: t('errors.verification.code_missing') })}
      />
    </SecureDialog>
  );
}
