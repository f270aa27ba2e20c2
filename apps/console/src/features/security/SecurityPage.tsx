import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { AuthenticatorCard } from '@croupier/web/security/AuthenticatorCard.tsx';
import { PasskeyDialog } from '@croupier/web/security/PasskeyDialog.tsx';
import { PasskeysCard } from '@croupier/web/security/PasskeysCard.tsx';
import { factorsQuery, useSecurity } from '@croupier/web/security/security-context.ts';
import { SecurityGroup } from '@croupier/web/security/SecurityGroup.tsx';
import { SessionsCard } from '@croupier/web/security/SessionsCard.tsx';
import { TotpDialog } from '@croupier/web/security/TotpDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../shared/use-title.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const DIALOGS = { password: PasswordDialog, totp: TotpDialog, passkey: PasskeyDialog };

/** The security settings of the operator's own account. */
export function SecurityPage() {
  const t = useTranslations();
  const factors = useQuery(factorsQuery(useSecurity().call));
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const Dialog = open && DIALOGS[open];
  useTitle(t('console.security'));
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-3xl">{t('console.security')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('console.securityText')}</p>
      </div>
      {factors.isLoadingError ? (
        <QueryProblem query={factors} />
      ) : (
        <SecurityGroup title={t('member.group.signIn')}>
          <PasswordCard onChange={() => setOpen('password')} />
          <AuthenticatorCard
            factors={factors.data}
            offText={t('console.offText')}
            onSetUp={() => setOpen('totp')}
          >
            {factors.data?.totp && factors.data.passkeys.length === 0 && (
              <p className="text-sm text-muted">{t('console.moveApp')}</p>
            )}
          </AuthenticatorCard>
          <PasskeysCard factors={factors.data} onAdd={() => setOpen('passkey')} />
        </SecurityGroup>
      )}
      <SecurityGroup title={t('member.group.places')}>
        <SessionsCard />
      </SecurityGroup>
      {Dialog && <Dialog onClose={() => setOpen(undefined)} />}
    </div>
  );
}
