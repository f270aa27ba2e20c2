import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { usePlayingBonus } from '../../../shared/bonuses/bonuses.queries.ts';
import { balanceQuery } from '../../../shared/member/balance.queries.ts';
import { bonusGameOf, type OwnGame } from '../own-game.ts';
import { fundsIn, NO_FUNDS, type Funds } from './funds.ts';

/** What can be staked in an in-house game: the main wallet and a bonus in play. */
export function useFunds(game: OwnGame | 'crash'): Funds {
  const isSignedIn = useSignedIn();
  const { data } = useQuery({ ...balanceQuery, enabled: isSignedIn });
  const bonus = usePlayingBonus();
  return isSignedIn && data ? fundsIn(bonusGameOf(game), data.amount, bonus) : NO_FUNDS;
}
