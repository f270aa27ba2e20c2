import { accountRoutes } from '@croupier/contract/access/account.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { CodeField } from '@croupier/web/forms/CodeField.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { securityQuery } from '../security.queries.ts';
import type { SecurityDialogProps } from '../security.types.ts';
import { codeErrorFields, useBindingCode } from '../use-binding-code.ts';

/** Links an e-mail address after verifying it with a code. */
export function EmailDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const form = useSecureForm({
    initial: { email: '', verificationCode: '' },
    schema: accountRoutes.bindEmail.body,
    errorFields: { 'identity.email_taken': 'email', ...codeErrorFields },
    save: (body) => call('account.bindEmail', { body }),
    invalidates: [securityQuery.queryKey],
    savedText: t('member.email.saved'),
    onSaved: onClose,
  });
  const sending = useBindingCode({
    kind: 'bind-email',
    form,
    to: 'email',
    code: 'verificationCode',
    request: () => call('verification.emailBind', { body: { email: form.form.getValues('email') } }),
  });
  return (
    <SecureFormDialog
      form={form}
      icon={<Mail />}
      title={t(security.email?.verified ? 'member.email.change' : 'member.email.bind')}
      description={t('member.email.text')}
      submitLabel={t('member.save')}
      onClose={onClose}
    >
      <TextField type="email" label={t('member.email.label')} autoComplete="email" {...form.field('email')} />
      <CodeField
        label={t('member.email.code')}
        sending={sending}
        {...form.field('verificationCode', { required: t('errors.verification.code_missing') })}
      />
    </SecureFormDialog>
  );
}
