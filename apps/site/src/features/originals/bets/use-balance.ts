import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { usePlayingBonus } from '../../../shared/bonuses/bonuses.queries.ts';
import { balanceQuery } from '../../../shared/member/balance.queries.ts';

/** What can be staked: the main wallet and a bonus in play; undefined for visitors and while it loads. */
export function useBalance(): bigint | undefined {
  const isSignedIn = useSignedIn();
  const { data } = useQuery({ ...balanceQuery, enabled: isSignedIn });
  const bonus = usePlayingBonus();
  return isSignedIn && data ? data.amount + (bonus?.balance ?? 0n) : undefined;
}
