import { ErrorState } from '@croupier/ui/ErrorState.tsx';
import { useErrorText } from '@croupier/web/use-error-text.ts';
import { useSession } from '@croupier/web/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { memberQuery } from '../features/account/account.queries.ts';
import { paths } from '../paths.ts';
import { PageLoader } from '../shared/PageLoader.tsx';

/** The agents' back-office: everybody else is sent to its door. */
export function RequireAgent() {
  const t = useTranslations('common');
  const errorText = useErrorText();
  const { token, ended } = useSession();
  const { data: member, error, isFetching, refetch } = useQuery({ ...memberQuery, enabled: token !== null });
  if (token === null) return <Navigate to={ended === 'by_hand' ? paths.home() : paths.agent()} replace />;
  if (member) return member.isAgent ? <Outlet /> : <Navigate to={paths.agent()} replace />;
  if (!error) return <PageLoader />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title={t('somethingWrong')}
        text={errorText(error)}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </main>
  );
}
