import { limbo, type LimboBet } from '@croupier/fairplay/games/limbo.ts';
import type { Fraction } from '@croupier/fairplay/money.ts';

export const FIRST_BET: LimboBet = { targetHundredths: 200 };
export const MIN_TARGET = 101;
export const MAX_TARGET = 100_000_000;

export const withTarget = (targetHundredths: number): LimboBet => ({
  targetHundredths: Math.min(MAX_TARGET, Math.max(MIN_TARGET, Math.round(targetHundredths))),
});

/** The chance follows from the return: the target is paid with exactly this chance. */
export function chanceOfBet(bet: LimboBet): Fraction {
  const { numerator, denominator } = limbo.returnOf(bet);
  return { numerator: numerator * 100n, denominator: denominator * BigInt(bet.targetHundredths) };
}

/** The bet whose chance is nearest to `percent`. */
export const withChance = (percent: number): LimboBet =>
  percent > 0 ? withTarget(9_900 / percent) : withTarget(MAX_TARGET);

/** The next round target up or down, for keys: 1.5, 2, 3, 5, 10, 20, 50 … */
const STEPS: readonly number[] = [150, 200, 300, 500].concat(
  [1, 10, 100, 1_000, 10_000].flatMap((scale) => [1_000 * scale, 2_000 * scale, 5_000 * scale]),
);
export const nextTarget = ({ targetHundredths }: LimboBet, direction: 1 | -1): LimboBet => {
  const step =
    direction === 1
      ? STEPS.find((one) => one > targetHundredths)
      : STEPS.findLast((one) => one < targetHundredths);
  return withTarget(step ?? (direction === 1 ? MAX_TARGET : MIN_TARGET));
};

const LOG_TOP = Math.log(1_000_000);
/** The place of a multiplier on a logarithmic scale from 1 to 1,000,000. */
export const scaleOf = (multiplier: number): number =>
  Math.min(1, Math.max(0, Math.log(Math.max(1, multiplier)) / LOG_TOP));

/** Time of the climb: higher results climb longer, up to half a second. */
export const climbMilliseconds = (resultE4: number): number =>
  Math.round(220 + 280 * Math.min(1, scaleOf(resultE4 / 10_000) * 3));
