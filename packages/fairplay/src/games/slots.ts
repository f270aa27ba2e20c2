import type { Fraction } from '../money.ts';
import { pickIndex, type NumberSource } from '../random.ts';
import { defineOneCall, isWon, objectWith, ZERO } from './one-call.ts';
import {
  evaluateSpin,
  FREE_SPINS,
  featureMultiplier,
  LINES,
  REELS,
  STOPS,
  type Spin,
} from './slots-reels.ts';

export type SlotsBet = Record<string, never>;
export type SlotsFacts = {
  spin: Spin;
  /** The free spins that scatters started; all their wins are multiplied. */
  feature: { multiplier: number; spins: Spin[] } | null;
  /** The win limit was reached. */
  isCut: boolean;
};

/** In twentieths of the bet: 5,000×. Above it a win is cut, which costs less than a billionth of the return. */
const WIN_LIMIT = 5_000 * LINES.length;
const MULTIPLIER_PARTS = 64;

function spinReels(source: NumberSource): Spin {
  const stops = REELS.map(() => pickIndex(source, STOPS));
  return evaluateSpin(stops);
}

const RETURN: Fraction = { numerator: 1_104_460_174_937_535n, denominator: 2n ** 50n };

/** Five reels, three rows, twenty fixed lines; free spins are played at once. */
export const nineLanterns = defineOneCall<SlotsBet, SlotsFacts>({
  id: 'nine-lanterns',
  rulesVersion: 'nine-lanterns/1',
  parseBet: (value) => (objectWith(value, []) ? {} : undefined),
  worst: () => ({ numerator: 5_000n, denominator: 1n }),
  least: () => ZERO,
  play: (source) => {
    const spin = spinReels(source);
    const freeSpins = FREE_SPINS[spin.scatters - 3] ?? 0;
    const multiplier = freeSpins > 0 ? featureMultiplier(pickIndex(source, MULTIPLIER_PARTS)) : 0;
    const spins = Array.from({ length: freeSpins }, () => spinReels(source));
    const units = spin.units + multiplier * spins.reduce((sum, one) => sum + one.units, 0);
    const isCut = units > WIN_LIMIT;
    const paid = { numerator: BigInt(isCut ? WIN_LIMIT : units), denominator: BigInt(LINES.length) };
    const feature = freeSpins > 0 ? { multiplier, spins } : null;
    return { paid, won: isWon(paid), facts: { spin, feature, isCut } };
  },
  returnOf: () => RETURN,
  returns: { min: RETURN, max: RETURN },
});
