import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { useGettingIn } from '../auth-steps.ts';
import { Problem } from '../../../shared/page/Problem.tsx';
import { NumberFields } from '../NumberFields.tsx';
import { useNumberCode } from '../use-number-code.ts';
import { LoginOptions } from './LoginOptions.tsx';

type CodeForm = { country: string; number: string; code: string; remember: boolean };

const NAMES = { number: 'number', code: 'code', country: 'country' } as const;

/** Signs in by a code that is sent to a phone: from our own gateway, or checked by firebase. */
export function CodeLogin() {
  const t = useTranslations();
  const getIn = useGettingIn();
  const captcha = useCaptcha('login');
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<CodeForm>({
    defaultValues: { country: '', number: '', code: '', remember: false },
  });
  const { register, handleSubmit, formState } = form;
  const numberCode = useNumberCode<CodeForm>({
    purpose: 'smsLogin',
    form,
    names: NAMES,
    onProblem: setProblem,
  });
  const { phone, typed, show } = numberCode;

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
        <NumberFields {...{ form, numberCode }} names={NAMES} />
        {captcha.field}
      </div>
      <LoginOptions {...register('remember')} />
      <Problem error={problem} />
      <Button type="submit" variant="primary" size="lg" block loading={formState.isSubmitting}>
        {t('auth.loginSubmit')}
      </Button>
    </form>
  );
}
