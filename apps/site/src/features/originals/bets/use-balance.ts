import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/call.ts';

/** What can be staked now; undefined while nobody is signed in or it is not known yet. */
export function useBalance(): bigint | undefined {
  const isSignedIn = useSignedIn();
  const { data } = useQuery({ ...callQuery('wallet.balance'), enabled: isSignedIn });
  return isSignedIn ? data?.amount : undefined;
}
