import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useSession } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router';
import { memberQuery } from '../shared/member/member.queries.ts';
import { paths } from '../paths.ts';
import { PageLoader } from '../shared/loading/PageLoader.tsx';

/** Admits agents; everyone else is redirected to the agents' sign-in. */
export function RequireAgent() {
  const { token, ended } = useSession();
  const account = useQuery({ ...memberQuery, enabled: token !== null });
  if (token === null) return <Navigate to={ended === 'by_hand' ? paths.home() : paths.agent()} replace />;
  if (account.data) return account.data.isAgent ? <Outlet /> : <Navigate to={paths.agent()} replace />;
  if (!account.isError) return <PageLoader />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <QueryProblem query={account} />
    </main>
  );
}
