import { choose, combinations, sorted, tally } from '../combinatorics.ts';
import type { Law, Line, Pick, Seen } from '../types.ts';
import { MAX_CELLS, cellsOfLines, oneClass, partOf, placeOf, spell, zoneOf } from './law.ts';

/** `a` symbols that occur `m` times each, and `b` others that occur `n` times each. */
export type Shape = { m: number; a: number; n: number; b: number };

type Pattern = Shape & {
  alphabet: readonly string[];
  /** Both sets are chosen from one zone, as the pair and the single digit of group three. */
  isOneZone?: boolean;
};

/** A line is a set of `a` symbols and another of `b`; it wins if the result has this very shape. */
export function pattern({ alphabet, m, a, n, b, isOneZone = false }: Pattern): Law {
  const firstOf = (pick: Pick): readonly number[] => zoneOf(pick, 0);
  const otherOf = (pick: Pick): readonly number[] => zoneOf(pick, isOneZone ? 0 : 1);
  const countOf = (first: readonly number[], other: readonly number[]): number => {
    const shared = first.filter((symbol) => other.includes(symbol)).length;
    let count = 0;
    for (let j = 0; j <= a; j += 1)
      count +=
        choose(shared, j) * choose(first.length - shared, a - j) * choose(b === 0 ? 0 : other.length - j, b);
    return count;
  };
  const count = (pick: Pick): number => countOf(firstOf(pick), otherOf(pick));
  const expand = (pick: Pick): Line[] =>
    [...combinations(firstOf(pick), a)].flatMap((first) =>
      [
        ...combinations(
          otherOf(pick).filter((symbol) => !first.includes(symbol)),
          b,
        ),
      ].map((other) => [first, other]),
    );
  const timesOf = (seen: Seen, times: number): number[] =>
    [...tally(placeOf(seen, 0))].filter(([, count]) => count === times).map(([symbol]) => symbol);

  const law: Law = {
    lines: (pick) => oneClass(count(pick)),
    wins: (pick, seen) => {
      const first = timesOf(seen, m);
      const other = b === 0 ? [] : timesOf(seen, n);
      const fits =
        first.length === a &&
        other.length === b &&
        first.every((symbol) => firstOf(pick).includes(symbol)) &&
        other.every((symbol) => otherOf(pick).includes(symbol));
      return oneClass(Number(fits));
    },
    mostWins: (pick) => oneClass(Math.min(1, count(pick))),
    expand,
    classOf: () => 0,
    hit: (line, seen) => {
      const expected = [
        ...partOf(line, 0).flatMap((symbol) => Array.from({ length: m }, () => symbol)),
        ...partOf(line, 1).flatMap((symbol) => Array.from({ length: n }, () => symbol)),
      ];
      return Number(sorted(expected).join() === sorted(placeOf(seen, 0)).join());
    },
  };
  if (choose(alphabet.length, a) * choose(alphabet.length - a, b) > MAX_CELLS) return law;
  const nameOf = (line: Line): string =>
    `${spell(alphabet, partOf(line, 0))}${b === 0 ? '' : `-${spell(alphabet, partOf(line, 1))}`}`;
  return { ...law, cells: (pick) => cellsOfLines(expand(pick), nameOf, law.classOf) };
}
