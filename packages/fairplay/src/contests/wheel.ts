import { createFloats, pickIndex, type RoundSource } from '../random.ts';

/** Up to this sum of weights every outcome has exactly its share of the numbers, up to 1 / 2³². */
const MAX_WEIGHTS = 2 ** 21;
export const MAX_SEGMENTS = 24;

/** Whole positive weights, one for each segment of a wheel of prizes. */
export const areWeights = (weights: readonly number[]): boolean =>
  weights.length >= 2 &&
  weights.length <= MAX_SEGMENTS &&
  weights.every((weight) => Number.isSafeInteger(weight) && weight > 0) &&
  sumOf(weights) <= MAX_WEIGHTS;

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** Each segment's chance in millionths, rounded down; what is printed. */
export const chancesPpm = (weights: readonly number[]): number[] =>
  weights.map((weight) => Math.floor((weight * 1_000_000) / sumOf(weights)));

/** The point at which the wheel stops, from 0 to the sum of the weights, and the segment that it belongs to. */
export type Spin = { point: number; segment: number };

/**
 * One spin: ⌊f × sum of weights⌋ of the first number of the round. Throws RangeError for weights that are none.
 */
export function spinWheel({ serverSeed, clientSeed, nonce }: RoundSource, weights: readonly number[]): Spin {
  if (!areWeights(weights)) throw new RangeError('a wheel needs 2 to 24 whole weights above zero');
  const point = pickIndex(createFloats(serverSeed, clientSeed, nonce), sumOf(weights));
  let before = 0;
  const segment = weights.findIndex((weight) => {
    before += weight;
    return point < before;
  });
  return { point, segment };
}
