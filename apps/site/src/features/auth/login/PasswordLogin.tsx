import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Form } from '@croupier/web/forms/Form.tsx';
import { FormError } from '@croupier/web/forms/FormError.tsx';
import { PasswordField } from '@croupier/web/forms/PasswordField.tsx';
import { useFirstFocus } from '@croupier/web/forms/use-first-focus.ts';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { rememberedName } from '../../../shared/sign-in/remembered-name.ts';
import { clearStoredPassword } from '../../../shared/sign-in/stored-password.ts';
import { useSignIn } from '../auth-steps.ts';
import { LoginOptions } from './LoginOptions.tsx';

/** Signs in by user name and password. */
export function PasswordLogin() {
  const t = useTranslations();
  const signIn = useSignIn();
  const captcha = useCaptcha('login');
  const form = useServerForm({
    initial: { username: rememberedName(), password: '', remember: rememberedName() !== '' },
    retryField: 'password',
    isReady: captcha.ensure,
    onError: captcha.demand,
    save: ({ remember, ...login }) =>
      signIn(
        () => call('session.login', { body: { type: 'username', ...login, remember, ...captcha.answer } }),
        { remember },
      ),
  });
  const { setFocus, setValue } = form.form;
  useFirstFocus(() => setFocus(rememberedName() ? 'password' : 'username'));
  const required = t('errors.field.required');

  useEffect(() => {
    // An older version of the site kept passwords: the choice to be remembered stays, the password is removed.
    if (clearStoredPassword()) setValue('remember', true);
  }, [setValue]);

  return (
    <Form form={form} submitLabel={t('auth.loginSubmit')} errorHidden>
      <TextField
        label={t('auth.field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username', { required, setValueAs: (text: string) => text.trim() })}
      />
      <div>
        <PasswordField
          label={t('auth.field.password')}
          autoComplete="current-password"
          {...form.field('password', { required })}
        />
        {/* Not below the captcha that comes with the error: in a low window it would be out of sight there. */}
        <div className="mt-4 -mb-4">
          <FormError error={form.error} />
        </div>
      </div>
      {captcha.field}
      <LoginOptions {...form.field('remember')} />
    </Form>
  );
}
