import { createFloats, pickIndex } from '@croupier/fairplay/random.ts';

const CELLS = 1_000;
/** Numbers that a round uses: two HMACs. */
const NUMBERS_PER_ROUND = 16;
/** Of the normal distribution, for both tails together 1 %. */
const TAIL = 2.5758;

/** A quantile of chi-square by Wilson and Hilferty, good to a tenth at a thousand degrees of freedom. */
const quantile = (degrees: number, deviations: number): number => {
  const share = 2 / (9 * degrees);
  return degrees * (1 - share + deviations * Math.sqrt(share)) ** 3;
};

/** Counts numbers as the games use them, in equal cells. */
export function chiSquareOf(seed: string, numbers: number) {
  const seen = new Float64Array(CELLS);
  for (let nonce = 0; nonce * NUMBERS_PER_ROUND < numbers; nonce += 1) {
    const source = createFloats(seed, 'chi-square', nonce);
    for (let index = 0; index < NUMBERS_PER_ROUND; index += 1) {
      const cell = pickIndex(source, CELLS);
      seen[cell] = (seen[cell] ?? 0) + 1;
    }
  }
  const expected = numbers / CELLS;
  const degrees = CELLS - 1;
  return {
    chiSquare: seen.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0),
    degrees,
    low: quantile(degrees, -TAIL),
    high: quantile(degrees, TAIL),
  };
}
