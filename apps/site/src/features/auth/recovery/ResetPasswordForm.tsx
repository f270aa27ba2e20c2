import { ApiError } from '@croupier/contract/client.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { useFirstFocus } from '../../../shared/verification/use-first-focus.ts';
import { emptyNewPassword, NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx';

export type ResetPasswordFormProps = {
  token: string;
  /** As the server shows it to whoever holds the link. */
  account: string;
  onBusy: (busy: boolean) => void;
  onGone: () => void;
};

const FIELDS = ['newPassword', 'confirmNewPassword'] as const;

/** Chooses a new password by a link; the sign-in with it comes next. */
export function ResetPasswordForm({ token, account, onBusy, onGone }: ResetPasswordFormProps) {
  const t = useTranslations('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<NewPassword>({ defaultValues: emptyNewPassword });
  useFirstFocus(() => form.setFocus('newPassword'));

  const submit = form.handleSubmit(async ({ newPassword, confirmNewPassword }) => {
    setProblem(undefined);
    onBusy(true);
    try {
      await call('account.resetPassword', { body: { token, newPassword, confirmNewPassword } });
      toast.show({ tone: 'win', title: t('passwordChanged'), text: t('signInWithIt') });
      await navigate(paths.login(), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'identity.reset_link_gone') onGone();
      else setProblem(showServerErrors<NewPassword>(error, FIELDS, form.setError));
    } finally {
      onBusy(false);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="mb-4 text-sm text-muted">{t('resetText', { account })}</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <div className="mb-5 flex flex-col gap-4">
        <NewPasswordFields form={form} />
      </div>
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
        {t('newPasswordSubmit')}
      </Button>
    </form>
  );
}
