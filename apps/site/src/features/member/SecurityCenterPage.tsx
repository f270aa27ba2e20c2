import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressesCard } from './cards/AddressesCard.tsx';
import { FactsCard } from './cards/FactsCard.tsx';
import { PayoutCards } from './cards/PayoutCards.tsx';
import { ReachCards } from './cards/ReachCards.tsx';
import { SessionsCard } from './cards/SessionsCard.tsx';
import { SignInCards } from './cards/SignInCards.tsx';
import { Overview } from './Overview.tsx';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { factorsQuery, securityQuery } from './security.queries.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-lg">
        {title}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">{children}</div>
    </section>
  );
}

/** Everything that keeps an account its owner's: how safe it is, what is set, where it is signed in. */
export function SecurityCenterPage() {
  const t = useTranslations();
  const { dialog, open, close } = useOpenDialog();
  const security = useQuery(securityQuery);
  const factors = useQuery(factorsQuery);
  const cards = { security: security.data, factors: factors.data, open };
  return (
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
          <Group title={t('member.group.signIn')}>
            <SignInCards {...cards} />
          </Group>
          <Group title={t('member.group.reach')}>
            <ReachCards {...cards} />
          </Group>
          <Group title={t('member.group.payout')}>
            <PayoutCards {...cards} />
          </Group>
        </>
      )}
      <Group title={t('member.group.places')}>
        <SessionsCard />
        <AddressesCard />
      </Group>
      {dialog && security.data && (
        <SecurityDialogs dialog={dialog} security={security.data} onClose={close} />
      )}
    </div>
  );
}
