import type { BonusCancellation } from '@croupier/contract/bonuses/bonuses.ts';
import { derivedId } from '../../../platform/ids.ts';
import type { Bonus } from './bonuses.types.ts';

/** What leaving a bonus costs, and a token that stands for exactly these figures. */
export function previewOf(bonus: Bonus, balanceMinor: bigint): BonusCancellation {
  const { merchantId, id, state, wageredMinor, openStakeMinor, openRounds } = bonus;
  const lost = state === 'playing' ? balanceMinor : bonus.grantedMinor;
  const figures = [lost, wageredMinor, openStakeMinor, openRounds].map(String);
  const token = derivedId('bonus preview', merchantId, id, state, ...figures);
  return { lost, wagered: wageredMinor, openRounds, openStake: openStakeMinor, token };
}
