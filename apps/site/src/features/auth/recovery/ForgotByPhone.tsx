import { Form } from '@croupier/web/forms/Form.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { useServerForm, type ServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useFieldRule } from '../../../shared/validation/use-field-rule.ts';
import { useSignIn } from '../auth-steps.ts';
import { NumberFields } from '../NumberFields.tsx';
import { numberErrorFields, useNumberCode } from '../use-number-code.ts';

const NAMES = { number: 'mobileNum', code: 'verificationCode', country: 'country' } as const;

type Recovery = { country: string; mobileNum: string; verificationCode: string; newPassword: string };

/** Chooses a new password by a code sent to the phone, and signs in with it. */
export function ForgotByPhone() {
  const t = useTranslations('auth');
  const signIn = useSignIn();
  const { hint, check } = useFieldRule('password');
  const form: ServerForm<Recovery> = useServerForm<Recovery, void>({
    initial: { country: '', mobileNum: '', verificationCode: '', newPassword: '' },
    errorFields: numberErrorFields(NAMES),
    save: ({ verificationCode, newPassword }) =>
      signIn(
        () =>
          call('account.forgotByPhone', {
            body: { ...numberCode.typed(), verificationCode, newPassword },
          }),
        { welcome: 'passwordChanged' },
      ),
  });
  const numberCode = useNumberCode<Recovery>({ purpose: 'smsPassword', form, names: NAMES });
  return (
    <Form form={form} submitLabel={t('newPasswordSubmit')}>
      <NumberFields {...{ form, numberCode }} names={NAMES} />
      <PasswordField
        label={t('field.newPassword')}
        hint={hint}
        autoComplete="new-password"
        {...form.field('newPassword', { validate: check })}
      />
    </Form>
  );
}
