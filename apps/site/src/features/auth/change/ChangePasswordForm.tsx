import { ApiError } from '@croupier/contract/client.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { call, callQuery } from '../../../shared/api/call.ts';
import { memberQuery } from '../../../shared/member/member.queries.ts';
import { passwordDue } from '../../../shared/sign-in/password-due.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { emptyNewPassword, NewPasswordFields, type NewPassword } from '../recovery/NewPasswordFields.tsx';
import { useFirstFocus } from '../../../shared/verification/use-first-focus.ts';

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

const asksForOld = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'identity.old_password_wrong' || error.fields.some(({ field }) => field === 'oldPassword'));

/** The old password, where it was not just given, and the new one twice. */
export function ChangePasswordForm({ due, onBusy }: { due: boolean; onBusy: (busy: boolean) => void }) {
  const t = useTranslations();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<unknown>();
  const [asked, setAsked] = useState(false);
  // An account of a provider has no password yet. Where that can't be learnt, the server says what is missing.
  const { data: secrets } = useQuery({ ...callQuery('account.security'), enabled: !due });
  const needsOld = asked || (!due && secrets?.hasPassword !== false);
  const form = useForm<NewPassword>({ defaultValues: emptyNewPassword });
  const { register, formState } = form;
  useFirstFocus(() => form.setFocus(due ? 'newPassword' : 'oldPassword'));

  const submit = form.handleSubmit(async ({ oldPassword, ...chosen }) => {
    setProblem(undefined);
    onBusy(true);
    try {
      await call('account.changePassword', { body: { ...chosen, ...(needsOld && { oldPassword }) } });
      // Who one is and what one may do is asked for anew.
      await queryClient.resetQueries({ queryKey: memberQuery.queryKey });
      passwordDue.set(false);
      void queryClient.invalidateQueries();
      toast.show({ id: 'session', tone: 'win', title: t('auth.passwordChanged') });
      await navigate(paths.home(), { replace: true });
    } catch (error) {
      if (asksForOld(error)) setAsked(true);
      setProblem(showServerErrors<NewPassword>(error, FIELDS, form.setError));
    } finally {
      onBusy(false);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="mb-5 flex flex-col gap-4">
        {needsOld && (
          <TextField
            type="password"
            label={t('auth.field.oldPassword')}
            error={formState.errors.oldPassword?.message}
            autoComplete="current-password"
            revealLabels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
            {...register('oldPassword', { required: t('errors.field.required') })}
          />
        )}
        <NewPasswordFields form={form} />
      </div>
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
        {t('auth.changeSubmit')}
      </Button>
    </form>
  );
}
