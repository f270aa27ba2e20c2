import { operatorsRoutes } from '@croupier/contract/access/operators.ts';
import { useToast } from '@croupier/ui/toasts/toast-context.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useErrorText } from '@croupier/web/client/use-error-text.ts';
import { Form } from '@croupier/web/forms/Form.tsx';
import { useServerForm } from '@croupier/web/forms/use-server-form.ts';
import {
  ChangePasswordFields,
  emptyPasswordChange,
  passwordErrorFields,
} from '@croupier/web/security/ChangePasswordFields.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';
import { EntryLayout } from '../../shared/EntryLayout.tsx';
import { MIN_PASSWORD_CHARACTERS } from '../../shared/security/password-length.ts';
import { useTitle } from '../../shared/use-title.ts';

/** Takes the token from the address, where the history would keep it. */
function useSetupToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const given = hash.slice(1);
  // A second link may be opened in the same tab.
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (given !== '') void navigate(paths.setup(), { replace: true });
  }, [given, navigate]);
  return given || token;
}

function SetupForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const toast = useToast();
  const form = useServerForm({
    initial: emptyPasswordChange,
    schema: operatorsRoutes.setUp.body,
    errorFields: passwordErrorFields,
    save: ({ newPassword, confirmNewPassword }) =>
      call('operators.setUp', { body: { token, newPassword, confirmNewPassword } }),
    onSaved: async () => {
      toast.show({ tone: 'win', title: t('setup.saved') });
      await navigate(paths.signIn(), { replace: true });
    },
  });
  return (
    <Form form={form} submitLabel={t('setup.submit')}>
      {/* So that a password manager stores the password with its account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <ChangePasswordFields
        form={form}
        asksOld={false}
        hint={t('passwordHint')}
        check={(text) => text.length >= MIN_PASSWORD_CHARACTERS || t('passwordTooShort')}
      />
    </Form>
  );
}

/** Where a new operator chooses a password with a setup link. */
export function SetupPage() {
  const t = useTranslations('console.setup');
  const errorText = useErrorText();
  const token = useSetupToken();
  const holder = useQuery({
    queryKey: ['operators.checkSetupLink', token],
    queryFn: ({ signal }) => call('operators.checkSetupLink', { body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  useTitle(t('title'));
  if (holder.data)
    return (
      <EntryLayout title={t('title')} text={t('text', { email: holder.data.email })}>
        <SetupForm token={token} email={holder.data.email} />
      </EntryLayout>
    );
  if (token !== '' && holder.isPending)
    return (
      <EntryLayout title={t('title')}>
        <Skeleton className="h-48" />
      </EntryLayout>
    );
  return (
    <EntryLayout title={t('goneTitle')}>
      <p role="alert">{token === '' ? t('missing') : errorText(holder.error)}</p>
      <p className="mt-2 text-sm text-muted">{t('goneText')}</p>
      <Link to={paths.signIn()} className="mt-5 inline-block font-semibold text-brand-text hover:underline">
        {t('toSignIn')}
      </Link>
    </EntryLayout>
  );
}
