import { Form } from '@croupier/web/forms/Form.tsx';
import { useServerForm, type ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { useSignIn } from '../auth-steps.ts';
import { NumberFields } from '../NumberFields.tsx';
import { numberErrorFields, useNumberCode } from '../use-number-code.ts';
import { LoginOptions } from './LoginOptions.tsx';

const NAMES = { number: 'number', code: 'code', country: 'country' } as const;

type CodeForm = { country: string; number: string; code: string; remember: boolean };

/** Signs in by a code sent to a phone, which our own gateway or firebase checks. */
export function CodeLogin() {
  const t = useTranslations('auth');
  const signIn = useSignIn();
  const captcha = useCaptcha('login');
  const form: ServerForm<CodeForm> = useServerForm<CodeForm, void>({
    initial: { country: '', number: '', code: '', remember: false },
    errorFields: numberErrorFields(NAMES),
    isReady: captcha.ensure,
    onError: captcha.demand,
    save: ({ code, remember }) => {
      const options = { remember, ...captcha.answer };
      return signIn(
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
    },
  });
  const numberCode = useNumberCode<CodeForm>({ purpose: 'smsLogin', form, names: NAMES });
  const { phone, typed } = numberCode;
  return (
    <Form form={form} submitLabel={t('loginSubmit')}>
      <NumberFields {...{ form, numberCode }} names={NAMES} />
      {captcha.field}
      <LoginOptions {...form.field('remember')} />
    </Form>
  );
}
