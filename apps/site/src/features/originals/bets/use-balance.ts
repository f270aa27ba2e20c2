import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../../../shared/member/balance.queries.ts';

/** The balance of the main wallet; undefined for visitors and while it loads. */
export function useBalance(): bigint | undefined {
  const isSignedIn = useSignedIn();
  const { data } = useQuery({ ...balanceQuery, enabled: isSignedIn });
  return isSignedIn ? data?.amount : undefined;
}
