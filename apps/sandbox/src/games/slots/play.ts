import { pickIndex, type NumberSource } from '@croupier/fairplay/random.ts';
import type { LinePays } from './paytables.rules.ts';
import {
  evaluate,
  FREE_SPINS,
  FREE_TIMES,
  givesFreeSpins,
  LINES,
  REELS,
  STOPS,
  type Spin,
} from './slot.rules.ts';

/** A spin and its win, in the order in which they are shown. */
export type PlayedSpin = Spin & { win: bigint; isFree: boolean };

/** A bought spin with the free spins that follow from it; all of them are one round. */
export function playRound(numbers: NumberSource, bet: bigint, linePays: LinePays): PlayedSpin[] {
  const line = bet / BigInt(LINES.length);
  const spins: PlayedSpin[] = [];
  let left = 1;
  while (left > 0) {
    left -= 1;
    const isFree = spins.length > 0;
    const spin = evaluate(
      Array.from({ length: REELS }, () => pickIndex(numbers, STOPS)),
      linePays,
    );
    if (givesFreeSpins(spin)) left += FREE_SPINS;
    spins.push({ ...spin, isFree, win: BigInt(spin.units) * line * BigInt(isFree ? FREE_TIMES : 1) });
  }
  return spins;
}

export const totalWin = (spins: readonly PlayedSpin[]): bigint =>
  spins.reduce((sum, { win }) => sum + win, 0n);
