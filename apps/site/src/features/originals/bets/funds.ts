import type { Bonus } from '@croupier/contract/bonuses/bonuses.ts';
import { isBarred, type BonusGame } from '@croupier/contract/bonuses/contributions.ts';

/** What can be staked in a game. */
export type Funds = {
  /** Own money and the bonus in play together; undefined for visitors and while it loads. */
  balanceMinor: bigint | undefined;
  /** The highest stake of a round that may have bonus money in it; undefined without such a limit. */
  bonusLimitMinor: bigint | undefined;
};

export const NO_FUNDS: Funds = { balanceMinor: undefined, bonusLimitMinor: undefined };

/** Counts a bonus where the game takes it. What own money covers alone is never limited by its terms. */
export function fundsIn(
  game: BonusGame,
  ownMinor: bigint,
  bonus: Pick<Bonus, 'balance' | 'terms'> | undefined,
): Funds {
  if (!bonus || isBarred(bonus.terms, game)) return { balanceMinor: ownMinor, bonusLimitMinor: undefined };
  const { maxBet } = bonus.terms;
  return {
    balanceMinor: ownMinor + bonus.balance,
    bonusLimitMinor: maxBet === null ? undefined : maxBet > ownMinor ? maxBet : ownMinor,
  };
}
