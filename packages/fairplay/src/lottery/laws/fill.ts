import { multisets, ordersOf, product, range, sorted } from '../combinatorics.ts';
import type { Law, Line, Pick, Seen, Wins } from '../types.ts';
import { type Odds, addWins, bestWins, partOf, placeOf, winsOf, zoneOf } from './law.ts';

type Fill = {
  /** Names of the values, for the cells. */
  alphabet: readonly string[];
  /** Symbols below this number. */
  symbols: number;
  size: number;
  /** Inner lines are ordered, or multisets without those of one symbol only. */
  inner: 'tuple' | 'bag';
  /** The values of a line, as indices of the alphabet: its sum, its span, the digits in it. */
  values: (line: readonly number[]) => readonly number[];
  /** For a bag its prize class by the number of its orders. */
  classOfOrders?: (orders: number) => number;
  odds?: Odds;
};

/** A line is an inner line that has a picked value; picking a value buys all of them. */
export function fill({
  alphabet,
  symbols,
  size,
  inner,
  values,
  classOfOrders = () => 0,
  odds = [1],
}: Fill): Law {
  const isLine = (line: readonly number[]): boolean => inner === 'tuple' || new Set(line).size > 1;
  const classOfInner = (line: readonly number[]): number =>
    inner === 'tuple' ? 0 : classOfOrders(ordersOf(line));
  const innerLines = (): number[][] =>
    (inner === 'tuple'
      ? [...product(range(size).map(() => range(symbols)))]
      : [...multisets(symbols, size)]
    ).filter(isLine);
  let table: Wins[] | undefined;
  /** For each value the inner lines that have it, by class. */
  const tableOf = (): Wins[] => {
    table ??= innerLines().reduce<Wins[]>(
      (sums, line) => {
        for (const value of values(line))
          sums[value] = addWins(sums[value] ?? [], winsOf(odds.length, classOfInner(line), 1));
        return sums;
      },
      alphabet.map(() => winsOf(odds.length, 0, 0)),
    );
    return table;
  };
  const drawnOf = (seen: Seen): number[] => seen.map(([symbol = 0]) => symbol);
  return {
    lines: (pick) =>
      zoneOf(pick, 0).reduce<Wins>(
        (sum, value) => addWins(sum, tableOf()[value] ?? []),
        winsOf(odds.length, 0, 0),
      ),
    wins: (pick, seen) => {
      const drawn = drawnOf(seen);
      const isPicked = isLine(drawn) && values(drawn).some((value) => zoneOf(pick, 0).includes(value));
      return winsOf(odds.length, classOfInner(drawn), Number(isPicked));
    },
    mostWins: (pick) =>
      bestWins(
        zoneOf(pick, 0).flatMap((value) =>
          odds.map((_, index) => winsOf(odds.length, index, Math.min(1, tableOf()[value]?.[index] ?? 0))),
        ),
        odds,
      ),
    cells: (pick) =>
      zoneOf(pick, 0).flatMap((value) =>
        odds
          .map((_, prizeClass) => ({
            cell: `${alphabet[value] ?? ''}${odds.length > 1 ? `/${prizeClass + 1}` : ''}`,
            prizeClass,
            wins: 1,
          }))
          .filter(({ prizeClass }) => (tableOf()[value]?.[prizeClass] ?? 0) > 0),
      ),
    expand: (pick: Pick): Line[] =>
      innerLines()
        .filter((line) => values(line).some((value) => zoneOf(pick, 0).includes(value)))
        .map((line) => [line]),
    classOf: (line) => classOfInner(partOf(line, 0)),
    hit: (line, seen) => {
      const drawn = seen.map((_, place) => placeOf(seen, place)[0] ?? 0);
      const [mine, theirs] = inner === 'tuple' ? [partOf(line, 0), drawn] : [partOf(line, 0), sorted(drawn)];
      return Number(mine.join() === theirs.join());
    },
  };
}
