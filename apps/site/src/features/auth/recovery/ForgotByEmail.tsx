import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useFirstFocus } from '@croupier/web/forms/use-first-focus.ts';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.tsx';
import { AuthStepsContext } from '../auth-steps.ts';

const TOAST_MILLISECONDS = 12_000;

/** Asks for a mail with a link for choosing a new password. */
export function ForgotByEmail() {
  const t = useTranslations();
  const toast = useToast();
  const { setBusy, close } = use(AuthStepsContext);
  const captcha = useCaptcha('recovery');
  const form = useServerForm({
    initial: { username: '', email: '' },
    isReady: captcha.ensure,
    onError: captcha.demand,
    onBusy: setBusy,
    save: (account) => {
      const { verification, ...answer } = captcha.answer;
      return call('account.forgotByEmail', {
        body: { ...account, ...answer, ...(verification && { verificationToken: verification.token }) },
      });
    },
    onSaved: () => {
      toast.show({
        tone: 'win',
        title: t('auth.mailSent'),
        text: t('auth.mailSentText'),
        durationMs: TOAST_MILLISECONDS,
      });
      close();
    },
  });
  useFirstFocus(() => form.form.setFocus('username'));
  const required = t('errors.field.required');
  return (
    <Form form={form} submitLabel={t('auth.forgotSubmit')}>
      <TextField
        label={t('auth.field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username', { required, setValueAs: (text: string) => text.trim() })}
      />
      <TextField
        type="email"
        label={t('auth.field.email')}
        autoComplete="email"
        {...form.field('email', { required })}
      />
      {captcha.field}
    </Form>
  );
}
