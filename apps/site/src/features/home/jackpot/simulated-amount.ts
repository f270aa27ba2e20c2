import { SIMULATED_JACKPOT } from '../../../shared/config/lobby-limits.ts';

/** In [0, 1), like `Math.random`. */
export type Random = () => number;

const CENTS = 100;
const between = (random: Random, min: number, max: number): number => min + random() * (max - min);

/** Start value of the simulated counter; two decimals. */
export const initialAmount = (random: Random): number =>
  Math.round(between(random, SIMULATED_JACKPOT.startMin, SIMULATED_JACKPOT.startMax) * CENTS) / CENTS;

/** The next increment and its delay in milliseconds. */
export type GrowthStep = { growth: number; afterMilliseconds: number };

/** Endless steps of the simulated counter. */
export function* growthSteps(random: Random): Generator<GrowthStep, never, void> {
  const { stepMin, stepMax, everyMinMilliseconds, everyMaxMilliseconds } = SIMULATED_JACKPOT;
  while (true) {
    yield {
      growth: Math.round(between(random, stepMin, stepMax) * CENTS) / CENTS,
      afterMilliseconds: Math.round(between(random, everyMinMilliseconds, everyMaxMilliseconds)),
    };
  }
}
