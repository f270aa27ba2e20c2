import { NUMBERS, type NumberSource } from '../random.ts';

/** A source that returns these numbers and then fails, to detect a game that uses too many. */
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

/** The smallest number that ⌊f × outcomes⌋ maps to `outcome`. */
export const smallestFor = (outcome: number, outcomes: number): number =>
  Math.ceil((outcome * NUMBERS) / outcomes) / NUMBERS;
