import { JACKPOT_WALK } from '../../../shared/config/lobby-figures.ts';

/** From 0 (included) to 1 (excluded), like `Math.random`. */
export type Random = () => number;

const CENTS = 100;
const between = (random: Random, min: number, max: number): number => min + random() * (max - min);

/** Where the illustrative counter begins; two decimals. */
export const walkStart = (random: Random): number =>
  Math.round(between(random, JACKPOT_WALK.startMin, JACKPOT_WALK.startMax) * CENTS) / CENTS;

/** By how much it grows, and after how many milliseconds. */
export type WalkStep = { growth: number; afterMilliseconds: number };

/** The steps of the illustrative counter, without an end. */
export function* walkSteps(random: Random): Generator<WalkStep, never, void> {
  const { stepMin, stepMax, everyMinMilliseconds, everyMaxMilliseconds } = JACKPOT_WALK;
  while (true) {
    yield {
      growth: Math.round(between(random, stepMin, stepMax) * CENTS) / CENTS,
      afterMilliseconds: Math.round(between(random, everyMinMilliseconds, everyMaxMilliseconds)),
    };
  }
}
