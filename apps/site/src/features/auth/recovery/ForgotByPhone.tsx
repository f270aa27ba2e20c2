import { Button } from '@croupier/ui/buttons/Button.tsx';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { showServerErrors } from '@croupier/web/forms/server-errors.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useGettingIn } from '../auth-steps.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { NumberFields } from '../NumberFields.tsx';
import { useNumberCode } from '../use-number-code.ts';
import { usePasswordRule } from '../use-password-rule.ts';

type Recovery = { country: string; mobileNum: string; verificationCode: string; newPassword: string };
const NAMES = { number: 'mobileNum', code: 'verificationCode', country: 'country' } as const;
const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const;

/** Chooses a new password by a code that is sent to the phone, and signs in with it. */
export function ForgotByPhone() {
  const t = useTranslations();
  const getIn = useGettingIn();
  const { hint, checkNew } = usePasswordRule();
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<Recovery>({
    defaultValues: { country: '', mobileNum: '', verificationCode: '', newPassword: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const numberCode = useNumberCode<Recovery>({
    purpose: 'smsPassword',
    form,
    names: NAMES,
    onProblem: setProblem,
  });

  const { typed, show } = numberCode;

  const submit = handleSubmit(async ({ verificationCode, newPassword }) => {
    setProblem(undefined);
    const error = await getIn(
      () => call('account.forgotByPhone', { body: { ...typed(), verificationCode, newPassword } }),
      { welcome: 'passwordChanged' },
    );
    if (error !== undefined) setProblem(show(showServerErrors<Recovery>(error, FIELDS, setError)));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="mb-5 flex flex-col gap-4">
        <NumberFields {...{ form, numberCode }} names={NAMES} />
        <TextField
          type="password"
          label={t('auth.field.newPassword')}
          hint={hint}
          error={errors.newPassword?.message}
          autoComplete="new-password"
          revealLabels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
          {...register('newPassword', { validate: checkNew })}
        />
      </div>
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('auth.newPasswordSubmit')}
      </Button>
    </form>
  );
}
