import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { use, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { AuthStepsContext } from '../auth-steps.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { useFirstFocus } from '../../../shared/verification/use-first-focus.ts';

type Names = { username: string; email: string };
const FIELDS = ['username', 'email'] as const;
/** Only what can't be an address at all; the server looks closer. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for a mail with a link for choosing a new password. */
export function ForgotByEmail() {
  const t = useTranslations();
  const toast = useToast();
  const { setBusy, close } = use(AuthStepsContext);
  const captcha = useCaptcha('recovery');
  const [problem, setProblem] = useState<unknown>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Names>({
    defaultValues: { username: '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  useFirstFocus(() => setFocus('username'));
  const required = t('errors.field.required');
  const setValueAs = (value: string): string => value.trim();

  const submit = handleSubmit(async (names) => {
    setProblem(undefined);
    if (!captcha.ensure()) return;
    const { verification, ...answer } = captcha.answer;
    setBusy(true);
    try {
      await call('account.forgotByEmail', {
        body: { ...names, ...answer, ...(verification && { verificationToken: verification.token }) },
      });
      toast.show({
        tone: 'win',
        title: t('auth.mailSent'),
        text: t('auth.mailSentText'),
        durationMs: 12_000,
      });
      close();
    } catch (error) {
      if (!captcha.demand(error)) setProblem(showServerErrors<Names>(error, FIELDS, setError));
    } finally {
      setBusy(false);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="mb-5 flex flex-col gap-4">
        <TextField
          label={t('auth.field.username')}
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { required, setValueAs })}
        />
        <TextField
          type="email"
          label={t('auth.field.email')}
          error={errors.email?.message}
          autoComplete="email"
          {...register('email', {
            required,
            setValueAs,
            pattern: { value: ADDRESS, message: t('errors.field.format') },
          })}
        />
        {captcha.field}
      </div>
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('auth.forgotSubmit')}
      </Button>
    </form>
  );
}
