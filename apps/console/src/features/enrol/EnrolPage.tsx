import { Button } from '@croupier/ui/buttons/Button.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { PasskeyForm } from '@croupier/web/security/PasskeyForm.tsx';
import { RecoveryCodes } from '@croupier/web/security/RecoveryCodes.tsx';
import { TotpSetup } from '@croupier/web/security/TotpSetup.tsx';
import { useSession } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, LogOut, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EntryLayout } from '../../shared/EntryLayout.tsx';
import { paths, safeNext } from '../../paths.ts';
import { meQuery } from '../../shared/me.queries.ts';
import { signOut } from '../../shared/sign-out.ts';
import { useTitle } from '../../shared/use-title.ts';

/** Sets up the second factor without which no operator may use the console. */
export function EnrolPage() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const { token } = useSession();
  const me = useQuery({ ...meQuery, enabled: token !== null });
  const [method, setMethod] = useState<'totp' | 'passkey'>('totp');
  const [codes, setCodes] = useState<readonly string[]>();
  useTitle(t('console.enrolTitle'));

  const next = safeNext(query.get('next'));
  if (token === null) return <Navigate to={paths.signIn(next)} replace />;
  if (me.data && !me.data.factorNeeded && !codes) return <Navigate to={next} replace />;
  const proceed = async (): Promise<void> => {
    await me.refetch();
    setCodes(undefined);
  };
  if (codes)
    return (
      <EntryLayout wide title={t('member.recovery.title')} text={me.data?.email ?? ''}>
        <RecoveryCodes codes={codes} onKept={() => void proceed()} />
      </EntryLayout>
    );
  return (
    <EntryLayout
      wide
      title={t('console.enrolTitle')}
      text={t('console.enrolText')}
      aside={
        <Button size="sm" variant="ghost" icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          {t('nav.signOut')}
        </Button>
      }
    >
      <SegmentedControl
        className="mb-5"
        label={t('console.enrolWays')}
        value={method}
        onValueChange={setMethod}
        segments={[
          {
            value: 'totp',
            label: t('member.totp.title'),
            icon: <Smartphone aria-hidden className="max-sm:hidden" />,
          },
          {
            value: 'passkey',
            label: t('auth.proof.method.passkey'),
            icon: <Fingerprint aria-hidden className="max-sm:hidden" />,
          },
        ]}
      />
      {method === 'totp' ? <TotpSetup onDone={setCodes} /> : <PasskeyForm onDone={() => void proceed()} />}
    </EntryLayout>
  );
}
