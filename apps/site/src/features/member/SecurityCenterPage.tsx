import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { SecurityGroup } from '@croupier/web/security/SecurityGroup.tsx';
import { factorsQuery } from '@croupier/web/security/security-context.ts';
import { SessionsCard } from '@croupier/web/security/SessionsCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AddressesCard } from './cards/AddressesCard.tsx';
import { FactsCard } from './cards/FactsCard.tsx';
import { IdentityCard } from './cards/IdentityCard.tsx';
import { PayoutCards } from './cards/PayoutCards.tsx';
import { ContactCards } from './cards/ContactCards.tsx';
import { SignInCards } from './cards/SignInCards.tsx';
import { Overview } from './Overview.tsx';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { securityQuery } from './security.queries.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { call } from '../../shared/api/call.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { MemberSecurity } from '../../shared/security/MemberSecurity.tsx';

/** The security settings of the account: what is set up, and where the account is signed in. */
export function SecurityCenterPage() {
  const t = useTranslations();
  const { dialog, open, close } = useOpenDialog();
  const security = useQuery(securityQuery);
  const factors = useQuery(factorsQuery(call));
  const cards = { security: security.data, factors: factors.data, open };
  return (
    <MemberSecurity>
      <div className="mx-auto flex max-w-6xl flex-col gap-8">
        <PageTitle>{t('member.securityTitle')}</PageTitle>
        <header>
          <h1 className="text-2xl">{t('member.securityTitle')}</h1>
          <p className="mt-1 text-muted">{t('member.securityText')}</p>
        </header>
        {security.isLoadingError || factors.isLoadingError ? (
          <QueryProblem query={[security, factors]} />
        ) : (
          <>
            <Overview {...cards} />
            <FactsCard />
            <SecurityGroup title={t('member.group.signIn')}>
              <SignInCards {...cards} />
            </SecurityGroup>
            <SecurityGroup title={t('member.group.reach')}>
              <ContactCards {...cards} />
            </SecurityGroup>
            <SecurityGroup title={t('member.group.payout')}>
              <IdentityCard />
              <PayoutCards {...cards} />
            </SecurityGroup>
          </>
        )}
        <SecurityGroup title={t('member.group.places')}>
          <SessionsCard />
          <AddressesCard />
        </SecurityGroup>
        {dialog && security.data && (
          <SecurityDialogs dialog={dialog} security={security.data} onClose={close} />
        )}
      </div>
    </MemberSecurity>
  );
}
