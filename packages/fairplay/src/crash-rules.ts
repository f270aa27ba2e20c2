import { crashPointE4 } from './crash.ts';
import { crashThresholdMs } from './crash-curve.ts';
import { ceilPpm, floorPpm, type Fraction } from './money.ts';

/** The rules of crash. Multipliers are in hundredths, times in milliseconds. */
export const crashRules = {
  gameId: 'crash',
  version: 'crash-1',
  bettingMs: 6_000,
  lockMs: 500,
  resultMs: 3_000,
  /** A cash-out below 1.01× is too early. */
  minCashOut: 101,
  /** The highest automatic cash-out: 1,000,000×. */
  maxCashOut: 100_000_000,
  betsPerPlayer: 2,
} as const;

const NUMBERS = 2n ** 32n;
const E4_PER_HUNDREDTH = 100n;

/** The crash point of a game in hundredths. */
export const crashPoint = (gameHash: string, salt: string): number =>
  Number(crashPointE4(gameHash, salt) / E4_PER_HUNDREDTH);

/** The first millisecond at which the multiplier is above the point: cash-outs before it win. */
export const crashEndMs = (point: number): number => crashThresholdMs(point + 1);

/** The chance that the point reaches a multiplier of at least 1.01×. */
export const crashChance = (hundredths: number): Fraction => ({
  numerator: (99n * NUMBERS) / BigInt(hundredths),
  denominator: NUMBERS,
});

/** The return of cashing out at a multiplier. */
export const crashReturn = (hundredths: number): Fraction => {
  const { numerator, denominator } = crashChance(hundredths);
  return { numerator: numerator * BigInt(hundredths), denominator: denominator * 100n };
};

/**
 * The chance loses less than one of 2³² numbers by truncation, so the return of the highest multiplier may fall that
 * much below 99 %.
 */
export const crashRtpRange = (() => {
  const max = { numerator: 99n, denominator: 100n };
  const min = {
    numerator: 99n * NUMBERS - BigInt(crashRules.maxCashOut),
    denominator: 100n * NUMBERS,
  };
  return { min, max, minPpm: floorPpm(min), maxPpm: ceilPpm(max) };
})();

/** Games that end at 1.00×, at once: the chance of everything below 1.01×. */
export const instantCrashChance = (): Fraction => {
  const { numerator, denominator } = crashChance(crashRules.minCashOut);
  return { numerator: denominator - numerator, denominator };
};
