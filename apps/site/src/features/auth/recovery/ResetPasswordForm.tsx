import { ApiError } from '@croupier/contract/client.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useFirstFocus } from '@croupier/web/forms/use-first-focus.ts';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import {
  ChangePasswordFields,
  emptyPasswordChange,
  passwordErrorFields,
} from '@croupier/web/security/ChangePasswordFields.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { useFieldRule } from '../../../shared/validation/use-field-rule.ts';

export type ResetPasswordFormProps = {
  token: string;
  /** As the server shows it to the holder of the link. */
  account: string;
  onBusy: (busy: boolean) => void;
  /** The link has stopped working. */
  onGone: () => void;
};

/** Chooses a new password by a mailed link; the sign-in with it comes next. */
export function ResetPasswordForm({ token, account, onBusy, onGone }: ResetPasswordFormProps) {
  const t = useTranslations('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const { hint, check } = useFieldRule('password');
  const form = useServerForm({
    initial: emptyPasswordChange,
    errorFields: passwordErrorFields,
    save: ({ newPassword, confirmNewPassword }) =>
      call('account.resetPassword', { body: { token, newPassword, confirmNewPassword } }),
    onBusy,
    onError: (error) => {
      const gone = error instanceof ApiError && error.code === 'identity.reset_link_gone';
      if (gone) onGone();
      return gone;
    },
    onSaved: async () => {
      toast.show({ tone: 'win', title: t('passwordChanged'), text: t('signInWithNewPassword') });
      await navigate(paths.login(), { replace: true });
    },
  });
  useFirstFocus(() => form.form.setFocus('newPassword'));
  return (
    <Form form={form} submitLabel={t('newPasswordSubmit')}>
      <p className="text-sm text-muted">{t('resetText', { account })}</p>
      {/* Password managers need the name of the account. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <ChangePasswordFields {...{ form, hint, check }} asksOld={false} />
    </Form>
  );
}
