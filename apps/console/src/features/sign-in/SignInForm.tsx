import { Button } from '@croupier/ui/Button.tsx';
import { TextField } from '@croupier/ui/TextField.tsx';
import { showServerErrors } from '@croupier/web/form/server-errors.ts';
import { session } from '@croupier/web/session.ts';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { CircleAlert, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';

type SignIn = { email: string; password: string };

/** Signs an operator in; whoever shows it reacts to the session that begins. */
export function SignInForm() {
  const t = useTranslations();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<unknown>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<SignIn>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      const { token } = await call('console.login', {
        body: { email: values.email.trim(), password: values.password },
      });
      session.start(token);
    } catch (error) {
      const left = showServerErrors<SignIn>(error, ['email', 'password'], setError);
      setRefusal(left);
      if (left) setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        {...register('email', { validate: (text) => text.trim() !== '' || t('console.emailRequired') })}
        label={t('console.email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        error={errors.email?.message}
      />
      <TextField
        {...register('password', { required: t('console.passwordRequired') })}
        label={t('console.password')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        revealLabels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
        error={errors.password?.message}
      />
      <div role="alert" className="empty:-mb-4">
        {refusal !== undefined && (
          <p className="flex items-start gap-2 rounded-field bg-lose-soft px-3.5 py-2.5 text-sm text-lose">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{errorText(refusal)}</span>
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting} icon={<LogIn />}>
        {t('console.signInSubmit')}
      </Button>
    </form>
  );
}
