import type { ProofRequired } from '@croupier/contract/session.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';
import { Problem } from '../../shared/Problem.tsx';
import { proofRequiredBy } from './proof-required.ts';

type SignIn = { email: string; password: string };

export type SignInFormProps = {
  /** What ended the second step, if that brought the operator back here. */
  refusedBefore?: unknown;
  onSignedIn: (started: { token: string }) => void;
  onProofRequired: (proof: ProofRequired) => void;
};

/** Name and password of an operator. */
export function SignInForm({ refusedBefore, onSignedIn, onProofRequired }: SignInFormProps) {
  const t = useTranslations();
  const [refusal, setRefusal] = useState<unknown>(refusedBefore);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<SignIn>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      onSignedIn(
        await call('console.login', {
          body: { email: values.email.trim(), password: values.password },
        }),
      );
    } catch (error) {
      const proof = proofRequiredBy(error);
      if (proof) onProofRequired(proof);
      else {
        const left = showServerErrors<SignIn>(error, ['email', 'password'], setError);
        setRefusal(left);
        if (left) setFocus('password', { shouldSelect: true });
      }
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
      <Problem error={refusal} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting} icon={<LogIn />}>
        {t('console.signInSubmit')}
      </Button>
    </form>
  );
}
