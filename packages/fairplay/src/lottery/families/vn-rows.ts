import { SIGNS, SIGN_IMAGE, numbersOf } from '../features.ts';
import { each } from '../laws/each.ts';
import { subset } from '../laws/subset.ts';
import {
  type Tails,
  chanceAllCome,
  chanceAnyComes,
  chanceNoneComes,
  tailOutcomes,
  waysAllCome,
  waysNoneComes,
} from '../tails.ts';
import type { Play, Result, ShapePart } from '../types.ts';
import { independent, listViews } from '../views.ts';
import { NUMBERS_2, NUMBERS_3, NUMBERS_4, oneOf, typedNumbers, zone } from './build.ts';

/** Rows of plays on the prizes of a Vietnamese station. */

const NUMBERS: readonly (readonly string[])[] = [[], numbersOf(1), NUMBERS_2, NUMBERS_3, NUMBERS_4];

/** Reads numbers out of a result: from some texts their first or last digits. */
export type Read = (result: Result) => number[];

/** The texts of a part of the shape, by its code. */
export const partReader = (
  shape: readonly ShapePart[],
): ((result: Result, codes: readonly string[]) => string[]) => {
  const starts = new Map<string, number>();
  let start = 0;
  for (const { code, count } of shape) {
    starts.set(code, start);
    start += count;
  }
  return (result, codes) =>
    shape
      .filter(({ code }) => codes.includes(code))
      .flatMap(({ code, count }) => {
        const from = starts.get(code) ?? 0;
        return result.slice(from, from + count);
      });
};

export const lastOf =
  (digits: number) =>
  (text: string): number =>
    Number(text.slice(-digits));
export const firstOf =
  (digits: number) =>
  (text: string): number =>
    Number(text.slice(0, digits));
export const ends =
  (digits: number) =>
  (texts: readonly string[]): number[] =>
    texts.filter(({ length }) => length >= digits).map(lastOf(digits));

/** Listing all pairs of two-digit numbers is the most that is worth it. */
const MAX_LISTED = 10_000;

/** Each number pays once for each of `units` drawn numbers that equals it. */
export function numberPlay(
  names: { code: string; tab: string; row: string },
  digits: number,
  units: number,
  read: Read,
): Play {
  const alphabet = NUMBERS[digits] ?? [];
  const tails: Tails = { size: alphabet.length, draws: units };
  const canList = alphabet.length ** units <= MAX_LISTED;
  const feature = (symbols: readonly number[]) => [symbols];
  return {
    ...names,
    zones: [zone('numbers', alphabet)],
    text: typedNumbers(alphabet),
    isTextOnly: false,
    law: each({ alphabet, places: 1, together: { kind: 'repeated', times: units }, units }),
    classes: oneOf(1, alphabet.length),
    see: (result) => [read(result)],
    units,
    draws: 1,
    chance: chanceAnyComes(tails),
    ...(canList && { views: () => listViews(independent(alphabet.length)(units), feature) }),
  };
}

/** k numbers that all come among the tails; of one station or of two. */
export function combinationPlay(code: string, k: number, tails: Tails, draws: number, read: Read): Play {
  return {
    code,
    tab: 'xien',
    row: code,
    zones: [zone('numbers', NUMBERS_2, k, 20)],
    isTextOnly: false,
    law: subset({ alphabet: NUMBERS_2, k, wins: 'inside', drawn: tails.draws }),
    classes: [{ code: 'win', ways: waysAllCome(tails, k), outcomes: tailOutcomes(tails) }],
    see: (result) => [read(result)],
    units: 1,
    draws,
    chance: chanceAllCome(tails, k),
  };
}

/** k numbers of which none comes among the tails. */
export function missPlay(k: number, tails: Tails, read: Read): Play {
  return {
    code: `miss${k}`,
    tab: 'miss',
    row: `miss${k}`,
    zones: [zone('numbers', NUMBERS_2, k, 20)],
    isTextOnly: false,
    law: subset({ alphabet: NUMBERS_2, k, wins: 'misses', drawn: tails.draws }),
    classes: [{ code: 'win', ways: waysNoneComes(tails, k), outcomes: tailOutcomes(tails) }],
    see: (result) => [read(result)],
    units: 1,
    draws: 1,
    chance: chanceNoneComes(tails, k),
  };
}

/** Big (from 50), small, odd, even of a two-digit number. */
export function numberSigns(code: string, tab: string, read: Read): Play {
  const signs = ([number = 0]: readonly number[]) => [[number >= 50 ? 0 : 1, number % 2 === 1 ? 2 : 3]];
  return {
    code,
    tab,
    row: 'both',
    zones: [zone('sign', SIGNS)],
    isTextOnly: false,
    law: each({ alphabet: SIGNS, places: 1, together: { kind: 'apart', image: SIGN_IMAGE } }),
    classes: oneOf(1, 2),
    see: (result) => signs(read(result)),
    units: 1,
    draws: 1,
    views: () => listViews(independent(100)(1), signs),
  };
}
