import { NUMBERS, type NumberSource } from '../random.ts';

/** A source that gives these numbers and then fails, so that a game that takes too many is found out. */
export function numbersOf(...values: readonly number[]): NumberSource {
  const left = [...values];
  return {
    next: () => {
      const value = left.shift();
      if (value === undefined) throw new Error('the game took more numbers than it should');
      return value;
    },
  };
}

/** The smallest number of the stream that ⌊f × outcomes⌋ sends to `outcome`. */
export const smallestFor = (outcome: number, outcomes: number): number =>
  Math.ceil((outcome * NUMBERS) / outcomes) / NUMBERS;
