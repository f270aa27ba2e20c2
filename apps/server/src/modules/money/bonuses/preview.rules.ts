import { createHash } from 'node:crypto';
import type { BonusCancellation } from '@croupier/contract/bonuses/bonuses.ts';
import type { Bonus } from './bonuses.types.ts';

const TOKEN_LENGTH = 32;

/** What leaving a bonus costs, and a token that stands for exactly these figures. */
export function previewOf(bonus: Bonus, balanceMinor: bigint): BonusCancellation {
  const { merchantId, id, state, wageredMinor, openStakeMinor, openRounds } = bonus;
  const lost = state === 'playing' ? balanceMinor : bonus.grantedMinor;
  const figures = [merchantId, id, state, lost, wageredMinor, openStakeMinor, openRounds];
  const token = createHash('sha256').update(figures.join('|')).digest('hex').slice(0, TOKEN_LENGTH);
  return { lost, wagered: wageredMinor, openRounds, openStake: openStakeMinor, token };
}
