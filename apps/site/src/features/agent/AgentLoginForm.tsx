import type { ProofRequired, SessionStarted } from '@croupier/contract/access/session.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { proofRequiredBy } from '@croupier/web/security/proof/proof-required.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';
import { useCaptcha } from '../../shared/captcha/use-captcha.tsx';

export type AgentLoginFormProps = {
  onSignedIn: (started: SessionStarted) => void;
  onProofRequired: (proof: ProofRequired) => void;
  /** The error of the last proof. */
  error: unknown;
};

/** Sign-in for agents only, without "remember me". */
export function AgentLoginForm({ onSignedIn, onProofRequired, error }: AgentLoginFormProps) {
  const t = useTranslations();
  const captcha = useCaptcha('login');
  const form = useServerForm({
    initial: { username: '', password: '' },
    initialError: error,
    retryField: 'password',
    isReady: captcha.ensure,
    save: (login) =>
      call('session.login', { body: { type: 'username', area: 'agent', ...login, ...captcha.answer } }),
    onSaved: onSignedIn,
    onError: (thrown) => {
      const proof = proofRequiredBy(thrown);
      if (proof) onProofRequired(proof);
      return proof !== undefined || captcha.demand(thrown);
    },
  });
  const required = t('errors.field.required');
  return (
    <>
      <Form form={form} submitLabel={t('agent.submit')}>
        <TextField
          label={t('agent.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username', { required, setValueAs: (text: string) => text.trim() })}
        />
        <PasswordField
          label={t('agent.password')}
          autoComplete="current-password"
          {...form.field('password', { required })}
        />
        {captcha.field}
      </Form>
      <Link
        to={paths.forgotPassword()}
        className="mx-auto mt-4 flex min-h-11 w-fit items-center text-sm font-semibold text-brand-text underline underline-offset-3"
      >
        {t('agent.forgot')}
      </Link>
    </>
  );
}
