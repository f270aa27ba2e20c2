import { arrangements, range } from './combinatorics.ts';
import type { Seen, View } from './types.ts';

/** Equally likely raw results, as symbols at places. */
export type Space = { size: number; list: () => Iterable<readonly number[]> };

/** What a play sees of the symbols at its places. */
export type Feature = (symbols: readonly number[]) => Seen;

const memo = <T>(make: (count: number) => T): ((count: number) => T) => {
  const known = new Map<number, T>();
  return (count) => {
    const value = known.get(count) ?? make(count);
    known.set(count, value);
    return value;
  };
};

/** Every tuple, like an odometer. */
function* countUp(symbols: number, count: number): Generator<number[]> {
  const size = symbols ** count;
  for (let number = 0; number < size; number += 1) {
    let left = number;
    const tuple = Array.from({ length: count }, () => 0);
    for (let place = count - 1; place >= 0; place -= 1) {
      tuple[place] = left % symbols;
      left = Math.floor(left / symbols);
    }
    yield tuple;
  }
}

/** `count` independent symbols below `symbols`. */
export const independent = (symbols: number): ((count: number) => Space) =>
  memo((count) => ({
    size: symbols ** count,
    list: () => countUp(symbols, count),
  }));

/** `count` different symbols below `symbols`, in order. */
export const withoutRepetition = (symbols: number): ((count: number) => Space) =>
  memo((count) => ({
    size: range(count).reduce((size, taken) => size * (symbols - taken), 1),
    list: () => arrangements(symbols, count),
  }));

const SINGLES = range(100).map((symbol): readonly number[] => [symbol]);

/** Each symbol at its place. */
export const inPlaces: Feature = (symbols) => symbols.map((symbol) => SINGLES[symbol] ?? [symbol]);

/** A listing with fewer views is kept, so that the next pick is quick. */
const MAX_KEPT_VIEWS = 10_000;
const kept = new WeakMap<Feature, Map<Space, readonly View[]>>();

function* everyTuple(space: Space): Generator<View> {
  for (const symbols of space.list()) yield { seen: inPlaces(symbols), weight: 1 };
}

/** The different views of a space with their weights. */
export function listViews(space: Space, feature: Feature): Iterable<View> {
  if (feature === inPlaces) return everyTuple(space);
  const known = kept.get(feature)?.get(space);
  if (known) return known;
  const views = new Map<string, View>();
  for (const symbols of space.list()) {
    const seen = feature(symbols);
    const key = seen.join('|');
    const view = views.get(key);
    if (view) view.weight += 1;
    else views.set(key, { seen, weight: 1 });
  }
  const list = [...views.values()];
  if (list.length <= MAX_KEPT_VIEWS) {
    const spaces = kept.get(feature) ?? new Map<Space, readonly View[]>();
    kept.set(feature, spaces.set(space, list));
  }
  return list;
}
