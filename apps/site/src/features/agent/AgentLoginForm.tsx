import type { SessionStarted } from '@croupier/contract/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';
import { useCaptcha } from '../../shared/captcha/use-captcha.tsx';
import { Problem } from '../../shared/page/Problem.tsx';

type Login = { username: string; password: string };
const FIELDS = ['username', 'password'] as const;

export type AgentLoginFormProps = {
  onSignedIn: (started: SessionStarted) => void;
  /** True when another proof is required; it replaces the form. */
  demandProof: (error: unknown) => boolean;
  /** The error of the last proof. */
  ended: unknown;
};

/** Sign-in for agents only, without "remember me". */
export function AgentLoginForm({ onSignedIn, demandProof, ended }: AgentLoginFormProps) {
  const t = useTranslations();
  const captcha = useCaptcha('login');
  const [problem, setProblem] = useState(ended);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Login>({
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const required = t('errors.field.required');

  const submit = handleSubmit(async (login) => {
    setProblem(undefined);
    if (!captcha.ensure()) return;
    try {
      onSignedIn(
        await call('session.login', {
          body: { type: 'username', area: 'agent', ...login, ...captcha.answer },
        }),
      );
    } catch (error) {
      if (demandProof(error) || captcha.demand(error)) return;
      const rest = showServerErrors<Login>(error, FIELDS, setError);
      setProblem(rest);
      if (rest !== undefined) setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={t('agent.username')}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('username', { required, setValueAs: (text: string) => text.trim() })}
      />
      <TextField
        type="password"
        label={t('agent.password')}
        error={errors.password?.message}
        autoComplete="current-password"
        revealLabels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
        {...register('password', { required })}
      />
      {captcha.field}
      <div className="mt-1">
        <Problem error={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
          {t('agent.submit')}
        </Button>
      </div>
      <Link
        to={paths.forgotPassword()}
        className="mx-auto inline-flex min-h-11 items-center text-sm font-semibold text-brand-text underline underline-offset-3"
      >
        {t('agent.forgot')}
      </Link>
    </form>
  );
}
