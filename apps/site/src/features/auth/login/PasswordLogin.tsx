import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { rememberedName } from '../../../shared/sign-in/remembered.ts';
import { clearStoredPassword } from '../../../shared/sign-in/stored-password.ts';
import { useGettingIn } from '../auth-steps.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { useFirstFocus } from '../../../shared/verification/use-first-focus.ts';
import { LoginOptions } from './LoginOptions.tsx';

type Login = { username: string; password: string; remember: boolean };
const FIELDS = ['username', 'password'] as const;

/** Signs in by user name and password. */
export function PasswordLogin() {
  const t = useTranslations();
  const getIn = useGettingIn();
  const captcha = useCaptcha('login');
  const [problem, setProblem] = useState<unknown>();
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm<Login>({
    defaultValues: { username: rememberedName(), password: '', remember: rememberedName() !== '' },
  });
  const { errors, isSubmitting } = formState;
  useFirstFocus(() => setFocus(rememberedName() ? 'password' : 'username'));
  const required = t('errors.field.required');

  useEffect(() => {
    // Whoever had an older site keep the password wants to be remembered; the password itself is thrown away.
    if (clearStoredPassword()) setValue('remember', true);
  }, [setValue]);

  const submit = handleSubmit(async ({ username, password, remember }) => {
    setProblem(undefined);
    if (!captcha.ensure()) return;
    const error = await getIn(
      () =>
        call('session.login', {
          body: { type: 'username', username, password, remember, ...captcha.answer },
        }),
      { remember },
    );
    if (error === undefined) return;
    if (captcha.demand(error)) return;
    const rest = showServerErrors<Login>(error, FIELDS, setError);
    setProblem(rest);
    if (rest !== undefined) setFocus('password', { shouldSelect: true });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex flex-col gap-4">
        <TextField
          label={t('auth.field.username')}
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { required, setValueAs: (value: string) => value.trim() })}
        />
        <div>
          <TextField
            type="password"
            label={t('auth.field.password')}
            error={errors.password?.message}
            autoComplete="current-password"
            revealLabels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
            {...register('password', { required })}
          />
          {/* Here, and not below the captcha that comes with it: on a low window that would be out of sight. */}
          <div className="mt-4 -mb-4">
            <Problem error={problem} />
          </div>
        </div>
        {captcha.field}
      </div>
      <LoginOptions {...register('remember')} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('auth.loginSubmit')}
      </Button>
    </form>
  );
}
