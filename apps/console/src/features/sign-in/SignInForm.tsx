import { OPERATOR_CAPTCHA } from '@croupier/contract/access/captcha.ts';
import { consoleRoutes } from '@croupier/contract/access/console.ts';
import { ApiError } from '@croupier/contract/client.ts';
import type { ProofRequired } from '@croupier/contract/access/session.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { CaptchaField } from '@croupier/web/captcha/CaptchaField.tsx';
import { useCaptchaAnswer } from '@croupier/web/captcha/use-captcha-answer.ts';
import { Form } from '@croupier/web/forms/Form.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { proofRequiredBy } from '@croupier/web/security/proof/proof-required.ts';
import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../shared/call.ts';

export type SignInFormProps = {
  /** The error that ended the second step. */
  error?: unknown;
  onSignedIn: (started: { token: string }) => void;
  onProofRequired: (proof: ProofRequired) => void;
};

/** Members sign in with a user name, which the shared text of this error mentions. */
const withEmailWording = (error: unknown, message: string): unknown =>
  error instanceof ApiError && error.code === 'identity.bad_credentials'
    ? new ApiError({ code: error.code, message, value: error.value }, error.status, error)
    : error;

/** The operator's email address and password, and a captcha after a failure. */
export function SignInForm({ error, onSignedIn, onProofRequired }: SignInFormProps) {
  const t = useTranslations();
  const captcha = useCaptchaAnswer(OPERATOR_CAPTCHA);
  const form = useServerForm({
    initial: { email: '', password: '' },
    initialError: error,
    schema: consoleRoutes.login.body,
    isReady: captcha.ensure,
    save: (login) =>
      call('console.login', { body: { ...login, ...captcha.answer } }).catch((error: unknown) => {
        throw withEmailWording(error, t('console.badCredentials'));
      }),
    onSaved: onSignedIn,
    retryField: 'password',
    onError: (thrown) => {
      const proof = proofRequiredBy(thrown);
      if (proof) onProofRequired(proof);
      return proof !== undefined || captcha.demand(thrown);
    },
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form form={form} submitLabel={t('console.signInSubmit')} submitIcon={<LogIn aria-hidden />} errorHidden>
      <TextField
        label={t('console.email')}
        type="email"
        autoComplete="username"
        {...form.field('email', { required: t('console.emailRequired') })}
      />
      <div>
        <PasswordField
          label={t('console.password')}
          autoComplete="current-password"
          {...form.field('password', { required: t('console.passwordRequired') })}
        />
        {/* Above the captcha that comes with the error, which would push it out of sight in a low window. */}
        <div className="mt-4 -mb-4">
          <FormError error={form.error} />
        </div>
      </div>
      {captcha.fieldProps && <CaptchaField call={call} {...captcha.fieldProps} />}
    </Form>
  );
}
