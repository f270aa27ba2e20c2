import { consoleRoutes } from '@croupier/contract/access/console.ts';
import type { ProofRequired } from '@croupier/contract/access/session.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
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

/** The operator's e-mail address and password. */
export function SignInForm({ error, onSignedIn, onProofRequired }: SignInFormProps) {
  const t = useTranslations();
  const form = useServerForm({
    initial: { email: '', password: '' },
    initialError: error,
    schema: consoleRoutes.login.body,
    save: (body) => call('console.login', { body }),
    onSaved: onSignedIn,
    retryField: 'password',
    onError: (thrown) => {
      const proof = proofRequiredBy(thrown);
      if (proof) onProofRequired(proof);
      return proof !== undefined;
    },
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form form={form} submitLabel={t('console.signInSubmit')} submitIcon={<LogIn aria-hidden />}>
      <TextField
        label={t('console.email')}
        type="email"
        autoComplete="username"
        {...form.field('email', { required: t('console.emailRequired') })}
      />
      <PasswordField
        label={t('console.password')}
        autoComplete="current-password"
        {...form.field('password', { required: t('console.passwordRequired') })}
      />
    </Form>
  );
}
