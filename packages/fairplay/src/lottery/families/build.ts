import { numbersOf } from '../features.ts';
import type { Odds } from '../laws/law.ts';
import type { Law, Play, PrizeClass, Result, TextEntry, Zone } from '../types.ts';
import { type Feature, type Space, listViews } from '../views.ts';

/** The only class of a play. */
export const oneOf = (ways: number, outcomes: number): PrizeClass[] => [
  { code: 'win', ways: BigInt(ways), outcomes: BigInt(outcomes) },
];

/** A class for each code, all of the same number of outcomes. */
export const classesOf = (
  codes: readonly string[],
  ways: readonly number[],
  outcomes: number,
): PrizeClass[] =>
  codes.map((code, index) => ({ code, ways: BigInt(ways[index] ?? 0), outcomes: BigInt(outcomes) }));

export const oddsOf = (classes: readonly PrizeClass[]): Odds =>
  classes.map(({ ways, outcomes }) => Number(outcomes) / Number(ways));

export const zone = (
  code: string,
  alphabet: readonly string[],
  min = 1,
  max: number = alphabet.length,
): Zone => ({ code, alphabet, min, max });

/** Where a play looks: `f3` sees places 0, 1 and 2. */
export type Position = { code: string; places: readonly number[] };

export type PlayData = {
  code: string;
  tab: string;
  row: string;
  zones: readonly Zone[];
  law: Law;
  classes: readonly PrizeClass[];
  text?: TextEntry;
  isTextOnly?: boolean;
};

/** A play that sees the symbols at some places, all equally likely. */
export function playAt(
  data: PlayData,
  read: (result: Result) => readonly number[],
  space: Space,
  feature: Feature,
): Play {
  return {
    isTextOnly: false,
    ...data,
    see: (result) => feature(read(result)),
    units: 1,
    draws: 1,
    views: () => listViews(space, feature),
  };
}

/** Reads the texts at places as indices of one alphabet. */
export const readPlaces = (
  alphabet: readonly string[],
  places: readonly number[],
): ((result: Result) => number[]) => {
  const indices = new Map(alphabet.map((text, index) => [text, index]));
  return (result) => places.map((place) => indices.get(result[place] ?? '') ?? -1);
};

/** Typed entry of tuples. */
export const typedTuple = (size: number, alphabet: readonly string[], isDistinct = false): TextEntry => ({
  size,
  alphabet,
  isUnordered: false,
  isDistinct,
});

/** Typed entry of sets of different symbols. */
export const typedSet = (size: number, alphabet: readonly string[]): TextEntry => ({
  size,
  alphabet,
  isUnordered: true,
  isDistinct: true,
});

/** Typed entry of multisets. */
export const typedBag = (
  size: number,
  alphabet: readonly string[],
  isRefused?: (entry: readonly number[]) => boolean,
): TextEntry => ({ size, alphabet, isUnordered: true, isDistinct: false, ...(isRefused && { isRefused }) });

/** Numbers of one zone, typed. */
export const typedNumbers = (alphabet: readonly string[]): TextEntry => ({
  size: 1,
  alphabet,
  isUnordered: false,
  isDistinct: false,
  intoZone: 0,
});

export const NUMBERS_2 = numbersOf(2);
export const NUMBERS_3 = numbersOf(3);
export const NUMBERS_4 = numbersOf(4);
