import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { factorsQuery } from '../../shared/me.queries.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AppCard } from './AppCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** What keeps the operator's own account safe. */
export function SecurityPage() {
  const t = useTranslations();
  const factors = useQuery(factorsQuery);
  useTitle(t('console.security'));
  return (
    <>
      <div className="mb-section">
        <h1 className="text-3xl">{t('console.security')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('console.securityText')}</p>
      </div>
      {factors.isLoadingError ? (
        <QueryProblem query={factors} />
      ) : (
        <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
          <AppCard factors={factors.data} />
          <PasskeysCard factors={factors.data} />
          <PasswordCard />
          <SessionsCard />
        </div>
      )}
    </>
  );
}
