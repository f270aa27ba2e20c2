import { Button } from '@croupier/ui/Button.tsx';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { CodeField } from '../../../shared/sign-in/CodeField.tsx';
import { PhoneField } from '../../../shared/sign-in/PhoneField.tsx';
import { useGettingIn } from '../auth-steps.ts';
import { Problem } from '../../../shared/Problem.tsx';
import { useNumberCode } from '../use-number-code.ts';
import { LoginOptions } from './LoginOptions.tsx';

type CodeForm = { country: string; number: string; code: string; remember: boolean };

/** Signs in by a code that is sent to a phone: from our own gateway, or checked by firebase. */
export function CodeLogin() {
  const t = useTranslations();
  const getIn = useGettingIn();
  const captcha = useCaptcha('login');
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<CodeForm>({
    defaultValues: { country: '', number: '', code: '', remember: false },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const numberCode = useNumberCode<CodeForm>({
    purpose: 'smsLogin',
    form,
    number: 'number',
    code: 'code',
    country: 'country',
    onProblem: setProblem,
  });
  const { phone, typed, sending, checkNumber, show } = numberCode;

  const submit = handleSubmit(async ({ code, remember }) => {
    setProblem(undefined);
    if (!captcha.ensure()) return;
    const options = { remember, ...captcha.answer };
    const error = await getIn(
      async () => {
        if (phone.firebase) {
          const firebaseIdToken = await phone.tokenFor(code);
          return call('session.login', {
            body: { type: 'firebase', firebaseChannel: 'phone', firebaseIdToken, ...options },
          });
        }
        const { mobileNum, ...dialling } = typed();
        return call('session.login', {
          body: { type: 'sms', username: mobileNum, password: code, ...dialling, ...options },
        });
      },
      { remember },
    );
    if (error !== undefined && !captcha.demand(error)) setProblem(show(error));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="country"
          render={({ field }) => (
            <PhoneField
              label={t('auth.field.mobileNum')}
              error={errors.number?.message}
              country={field.value}
              onCountryChange={field.onChange}
              {...register('number', { validate: checkNumber })}
            />
          )}
        />
        {numberCode.captchaField}
        <CodeField
          error={errors.code?.message}
          sending={sending}
          {...register('code', {
            required: t('errors.verification.code_missing'),
            setValueAs: (value: string) => value.trim(),
          })}
        />
        {captcha.field}
      </div>
      <LoginOptions {...register('remember')} />
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('auth.loginSubmit')}
      </Button>
    </form>
  );
}
