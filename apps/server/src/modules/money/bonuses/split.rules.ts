import type { BonusTerms } from '@croupier/contract/bonuses/terms.ts';
import type { Bonus } from './bonuses.types.ts';

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** How a stake is paid. */
export type StakeSplit = { mainMinor: bigint; bonusMinor: bigint };

export type Funds = { mainMinor: bigint; bonusMinor: bigint };

/** Splits a stake by the order of funds; undefined if both together do not cover it. */
export function splitStake(
  order: BonusTerms['order'],
  stakeMinor: bigint,
  { mainMinor, bonusMinor }: Funds,
): StakeSplit | undefined {
  if (mainMinor + bonusMinor < stakeMinor) return undefined;
  const main =
    order === 'main_first' ? smaller(stakeMinor, mainMinor) : stakeMinor - smaller(stakeMinor, bonusMinor);
  return { mainMinor: main, bonusMinor: stakeMinor - main };
}

/** The bonus's share of a payout, by its share of the stake. */
export const shareOf = (payoutMinor: bigint, of: { stakeMinor: bigint; bonusStakeMinor: bigint }): bigint =>
  of.stakeMinor > 0n ? (payoutMinor * of.bonusStakeMinor) / of.stakeMinor : 0n;

/** What somebody keeps who is excluded while a bonus plays: the part of it that is wagered. */
function earnedOf({ wageredMinor, requiredMinor }: Bonus, amountMinor: bigint): bigint {
  if (requiredMinor === 0n || wageredMinor >= requiredMinor) return amountMinor;
  return (amountMinor * wageredMinor) / requiredMinor;
}

/** What of the bonus balance becomes the member's own when a bonus ends; the rest goes back to the house. */
export function keptOf(bonus: Bonus, how: NonNullable<Bonus['endedHow']>, balanceMinor: bigint): bigint {
  if (how === 'excluded') return earnedOf(bonus, balanceMinor);
  if (how !== 'met') return 0n;
  if (bonus.terms.convert === 'all') return balanceMinor;
  return balanceMinor > bonus.grantedMinor ? balanceMinor - bonus.grantedMinor : 0n;
}

/** What of money that comes back to a bonus after its end becomes the member's own. */
export function keptLaterOf(bonus: Bonus, amountMinor: bigint): bigint {
  if (bonus.endedHow === 'excluded') return earnedOf(bonus, amountMinor);
  return bonus.endedHow === 'met' || bonus.endedHow === 'used_up' ? amountMinor : 0n;
}
