import { Button } from '@croupier/ui/Button.tsx';
import { TextField } from '@croupier/ui/TextField.tsx';
import { showServerErrors } from '@croupier/web/form/server-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { FormProblem } from './FormProblem.tsx';
import { SwitchForm } from './SwitchForm.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useWelcome } from './use-welcome.ts';

type Login = { username: string; password: string };
const FIELDS = ['username', 'password'] as const;

/** Signs in by user name. */
export function LoginForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const t = useTranslations();
  const welcome = useWelcome('signedIn');
  const [problem, setProblem] = useState<unknown>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Login>({
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useFirstFocus(() => setFocus('username'));
  const required = t('errors.field.required');

  const submit = handleSubmit(async (login) => {
    setProblem(undefined);
    onBusy(true);
    try {
      welcome(await call('session.login', { body: { type: 'username', ...login } }));
    } catch (error) {
      const rest = showServerErrors<Login>(error, FIELDS, setError);
      setProblem(rest);
      if (rest !== undefined) setFocus('password', { shouldSelect: true });
    } finally {
      onBusy(false);
    }
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
        <TextField
          type="password"
          label={t('auth.field.password')}
          error={errors.password?.message}
          autoComplete="current-password"
          revealLabels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
          {...register('password', { required })}
        />
      </div>
      <div className="mt-5">
        <FormProblem error={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
          {t('auth.loginSubmit')}
        </Button>
      </div>
      <SwitchForm question={t('auth.toRegister')} link={t('auth.toRegisterLink')} to={paths.register()} />
    </form>
  );
}
