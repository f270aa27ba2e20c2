import { TextField } from '@croupier/ui/TextField.tsx';
import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { CodeField } from '../../../shared/sign-in/CodeField.tsx';
import { useCodeSending } from '../../../shared/sign-in/use-code-sending.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
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
      'verification.code_invalid': 'verificationCode',
      'verification.code_expired': 'verificationCode',
      'verification.code_missing': 'verificationCode',
    },
    save: (body) => call('account.bindEmail', { body }),
    changes: [securityQuery.queryKey],
    savedText: t('member.email.saved'),
    onSaved: onClose,
  });
  const { errors } = form.formState;
  const sending = useCodeSending({
    kind: 'bind-email',
    send: async () => {
      if (!(await form.trigger('email', { shouldFocus: true }))) return undefined;
      const email = form.getValues('email').trim();
      const sent = await confirmed(() => call('verification.emailBind', { body: { email } }));
      form.setFocus('verificationCode');
      return sent;
    },
    onError: show,
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
