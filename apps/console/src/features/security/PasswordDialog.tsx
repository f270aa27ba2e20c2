import { consoleRoutes } from '@croupier/contract/access/console.ts';
import {
  ChangePasswordFields,
  emptyPasswordChange,
  passwordErrorFields,
} from '@croupier/web/security/ChangePasswordFields.tsx';
import { SecureFormDialog } from '@croupier/web/security/SecureFormDialog.tsx';
import { useSecurity } from '@croupier/web/security/security-context.ts';
import { useSecureForm } from '@croupier/web/security/use-secure-form.ts';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { MIN_PASSWORD_CHARACTERS } from '../../shared/security/password-length.ts';

/** Changes the operator's password. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { sessions } = useSecurity();
  const form = useSecureForm({
    initial: emptyPasswordChange,
    schema: consoleRoutes.changePassword.body,
    errorFields: passwordErrorFields,
    save: (body) => call('console.changePassword', { body }),
    invalidates: [sessions.queryKey],
    savedText: t('console.passwordSaved'),
    onSaved: onClose,
  });
  return (
    <SecureFormDialog
      form={form}
      size="sm"
      icon={<KeyRound />}
      title={t('auth.changeTitle')}
      submitLabel={t('auth.changeSubmit')}
      onClose={onClose}
    >
      <ChangePasswordFields
        form={form}
        asksOld
        hint={t('console.passwordHint')}
        check={(text) => text.length >= MIN_PASSWORD_CHARACTERS || t('console.passwordTooShort')}
      />
    </SecureFormDialog>
  );
}
