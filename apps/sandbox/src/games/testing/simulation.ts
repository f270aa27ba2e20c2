import { randomBytes } from 'node:crypto';

const FEW_ROUNDS = 5_000;
const SIGMAS = 4;

const asked = process.env['SIMULATE'];

/** `SIMULATE=1000000` plays as many rounds of each game; `npm test` plays fewer, always the same ones. */
export const ROUNDS = Number(asked ?? FEW_ROUNDS);

/** Part of the tests' names, so that a run that failed can be repeated with `SIMULATION_SEED`. */
export const SIMULATION_SEED =
  process.env['SIMULATION_SEED'] ?? (asked ? randomBytes(8).toString('hex') : 'croupier');

export const SIMULATION_TIME = { timeout: asked ? 1_800_000 : 30_000 };

export type Measured = { mean: number; expected: number; tolerance: number };

/** The mean of `play` over all rounds, and how far from `expected` four standard errors allow it to be. */
export function measure(expected: number, play: (round: number) => number): Measured {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const value = play(round);
    sum += value;
    squares += value * value;
  }
  const mean = sum / ROUNDS;
  const deviation = Math.sqrt(Math.max(0, squares / ROUNDS - mean * mean));
  return { mean, expected, tolerance: (SIGMAS * deviation) / Math.sqrt(ROUNDS) };
}

export const distanceOf = ({ mean, expected }: Measured): number => Math.abs(mean - expected);
