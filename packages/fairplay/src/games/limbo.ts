import { limboMultiplierE4 } from '../limbo.ts';
import type { Fraction } from '../money.ts';
import { NUMBERS } from '../random.ts';
import { defineOneCall, isWhole, objectWith, ofE4, ZERO } from './one-call.ts';

/** In hundredths: 1.01× to 1,000,000×. */
const MIN_TARGET = 101;
const MAX_TARGET = 100_000_000;

/** Wins the target if the result reaches it. */
export type LimboBet = { targetHundredths: number };
export type LimboFacts = { resultE4: number };

/** How many of the 2³² numbers win: those with 0.99 ÷ f at or above the target; 0 counts as the smallest. */
function winningNumbers(targetHundredths: number): bigint {
  const steps = (99n * BigInt(NUMBERS)) / BigInt(targetHundredths);
  return steps + 1n;
}

const returnOf = ({ targetHundredths }: LimboBet): Fraction => ({
  numerator: winningNumbers(targetHundredths) * BigInt(targetHundredths),
  denominator: BigInt(NUMBERS) * 100n,
});

/** A result is drawn first, and the bet wins its target if the result is at least as high. */
export const limbo = defineOneCall<LimboBet, LimboFacts>({
  id: 'limbo',
  rulesVersion: 'limbo/1',
  parseBet: (value) => {
    const bet = objectWith(value, ['targetHundredths']);
    return bet && isWhole(bet.targetHundredths, MIN_TARGET, MAX_TARGET)
      ? { targetHundredths: bet.targetHundredths }
      : undefined;
  },
  worst: ({ targetHundredths }) => ofE4(BigInt(targetHundredths) * 100n),
  least: () => ZERO,
  play: (source, { targetHundredths }) => {
    const resultE4 = limboMultiplierE4(source);
    const targetE4 = BigInt(targetHundredths) * 100n;
    const won = resultE4 >= targetE4;
    return { paid: won ? ofE4(targetE4) : ZERO, won, facts: { resultE4: Number(resultE4) } };
  },
  returnOf,
  /** The targets with the lowest and the highest return, found by trying all of them. */
  returns: {
    min: returnOf({ targetHundredths: 119 }),
    max: returnOf({ targetHundredths: 99_976_901 }),
  },
});
