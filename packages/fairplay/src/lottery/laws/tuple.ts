import { countDistinct, product, productOf } from '../combinatorics.ts';
import type { Law, Line, Pick, Seen } from '../types.ts';
import { MAX_CELLS, cellsOfLines, countIn, oneClass, partOf, placeOf, spell, zoneOf } from './law.ts';

type Tuple = {
  alphabet: readonly string[];
  places: number;
  /** Lines have no symbol twice, as the drawn numbers have none. */
  isDistinct?: boolean;
  /** Lists of symbols that can stand at a place together; each symbol alone unless given. */
  image?: readonly (readonly number[])[];
};

/** A line is a symbol for each place; it wins if each stands at its place. */
export function tuple({ alphabet, places, isDistinct = false, image }: Tuple): Law {
  const zonesOf = (pick: Pick) => Array.from({ length: places }, (_, place) => zoneOf(pick, place));
  const countZones = (zones: readonly (readonly number[])[]): number =>
    isDistinct ? countDistinct(zones) : productOf(zones.map(({ length }) => length));
  const count = (pick: Pick): number => pick.entries?.length ?? countZones(zonesOf(pick));
  const tuplesOf = (pick: Pick): number[][] =>
    (pick.entries?.map((entry) => [...entry]) ?? [...product(zonesOf(pick))]).filter(
      (symbols) => !isDistinct || new Set(symbols).size === places,
    );
  const expand = (pick: Pick): Line[] => tuplesOf(pick).map((symbols) => [symbols]);
  const fits = (symbols: readonly number[], seen: readonly (readonly number[])[]): number =>
    symbols.every((symbol, place) => placeOf(seen, place).includes(symbol)) ? 1 : 0;
  const togetherIn = (zone: readonly number[]): number =>
    image ? Math.max(...image.map((seen) => countIn(zone, seen))) : Math.min(1, zone.length);
  const togetherAt = (pick: Pick, seen: Seen): number => {
    let wins = 1;
    for (let place = 0; place < places && wins > 0; place += 1)
      wins *= countIn(zoneOf(pick, place), placeOf(seen, place));
    return wins;
  };
  const law: Law = {
    lines: (pick) => oneClass(count(pick)),
    wins: (pick, seen) =>
      oneClass(
        pick.entries
          ? pick.entries.reduce((sum, entry) => sum + fits(entry, seen), 0)
          : togetherAt(pick, seen),
      ),
    mostWins: (pick) =>
      oneClass(
        pick.entries || isDistinct ? Math.min(1, count(pick)) : productOf(zonesOf(pick).map(togetherIn)),
      ),
    expand,
    classOf: () => 0,
    hit: (line, seen) => fits(partOf(line, 0), seen),
  };
  if (alphabet.length ** places > MAX_CELLS && !(isDistinct && places <= 3)) return law;
  const nameOf = (line: Line): string => spell(alphabet, partOf(line, 0));
  return { ...law, cells: (pick) => cellsOfLines(expand(pick), nameOf, law.classOf) };
}
