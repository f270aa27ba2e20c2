import { JACKPOT_WALK } from '../../../shared/config/lobby-limits.ts';

/** In [0, 1), like `Math.random`. */
export type Random = () => number;

const CENTS = 100;
const between = (random: Random, min: number, max: number): number => min + random() * (max - min);

/** Start value of the simulated counter; two decimals. */
export const walkStart = (random: Random): number =>
  Math.round(between(random, JACKPOT_WALK.startMin, JACKPOT_WALK.startMax) * CENTS) / CENTS;

/** The next increment and its delay in milliseconds. */
export type WalkStep = { growth: number; afterMilliseconds: number };

/** Endless steps of the simulated counter. */
export function* walkSteps(random: Random): Generator<WalkStep, never, void> {
  const { stepMin, stepMax, everyMinMilliseconds, everyMaxMilliseconds } = JACKPOT_WALK;
  while (true) {
    yield {
      growth: Math.round(between(random, stepMin, stepMax) * CENTS) / CENTS,
      afterMilliseconds: Math.round(between(random, everyMinMilliseconds, everyMaxMilliseconds)),
    };
  }
}
