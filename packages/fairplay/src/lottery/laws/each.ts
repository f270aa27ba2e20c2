import { range, sumOf } from '../combinatorics.ts';
import type { Law, Line, Pick, Wins } from '../types.ts';
import { MAX_CELLS, type Odds, addWins, bestWins, partOf, placeOf, worth, zoneOf } from './law.ts';

/** What can be seen together, to find the result that pays most. */
export type Together =
  /** Each place has one of these lists of symbols, whatever the others have. */
  | { kind: 'apart'; image: readonly (readonly number[])[] }
  /** The places have different ranks, each of which shows a list of symbols. */
  | { kind: 'ranks'; image: readonly (readonly number[])[] }
  /** One place of that many independent symbols, which may all be the same. */
  | { kind: 'repeated'; times: number };

type Each = {
  alphabet: readonly string[];
  places: number;
  together: Together;
  /** For each symbol its prize class; all of one class unless given. */
  classes?: readonly number[];
  /** Outcomes ÷ ways of each class. */
  odds?: Odds;
  /** The drawn numbers that a stake is spread over; a line is then a symbol at one of them. */
  units?: number;
};

/** A line is one symbol at one place; it wins as often as the symbol stands there. */
export function each({ alphabet, places, together, classes, odds = [1], units = 1 }: Each): Law {
  const classOfSymbol = (symbol: number): number => classes?.[symbol] ?? 0;
  const zones = range(places);
  /** Wins by class of symbols that count `times` each. */
  const byClass = (symbols: Iterable<number>, times = 1): Wins => {
    const wins = odds.map(() => 0);
    for (const symbol of symbols) {
      const index = classOfSymbol(symbol);
      wins[index] = (wins[index] ?? 0) + times;
    }
    return wins;
  };
  const picked = (zone: readonly number[], seen: readonly number[]): number[] =>
    seen.filter((symbol) => zone.includes(symbol));
  const expand = (pick: Pick): Line[] =>
    zones.flatMap((place) =>
      zoneOf(pick, place).flatMap((symbol) => range(units).map((unit) => [[place, symbol, unit]])),
    );
  const law: Law = {
    lines: (pick) => byClass(pick.zones.flat(), units),
    wins: (pick, seen) =>
      byClass(zones.flatMap((place) => picked(zoneOf(pick, place), placeOf(seen, place)))),
    mostWins: (pick) => {
      const zone = (place: number): readonly number[] => zoneOf(pick, place);
      if (together.kind === 'repeated')
        return bestWins(
          zone(0).map((symbol) => byClass([symbol], together.times)),
          odds,
        );
      const winsAt = (place: number): Wins[] =>
        together.image.map((seen) => byClass(picked(zone(place), seen)));
      if (together.kind === 'ranks')
        return bestAtRanks(zones.filter((place) => zone(place).length > 0).map(winsAt), odds);
      return zones.map((place) => bestWins(winsAt(place), odds)).reduce(addWins);
    },
    expand,
    classOf: (line) => classOfSymbol(partOf(line, 0)[1] ?? 0),
    hit: (line, seen) => {
      const [place = 0, symbol, unit = 0] = partOf(line, 0);
      const there = placeOf(seen, place);
      return units > 1 ? Number(there[unit] === symbol) : sumOf(there.map((one) => Number(one === symbol)));
    },
  };
  if (alphabet.length * places > MAX_CELLS) return law;
  return {
    ...law,
    cells: (pick) =>
      zones.flatMap((place) =>
        zoneOf(pick, place).map((symbol) => ({
          cell: `${places > 1 ? `${place + 1}:` : ''}${alphabet[symbol] ?? ''}`,
          prizeClass: classOfSymbol(symbol),
          wins: 1,
        })),
      ),
  };
}

/** The best wins when each place gets a rank of its own, by dynamic programming over the sets of used ranks. */
function bestAtRanks(winsByPlace: readonly (readonly Wins[])[], odds: Odds): Wins {
  let best = new Map<number, Wins>([[0, odds.map(() => 0)]]);
  for (const winsByRank of winsByPlace) {
    const next = new Map<number, Wins>();
    for (const [used, wins] of best)
      winsByRank.forEach((gain, rank) => {
        const nowUsed = used | (1 << rank);
        if (nowUsed === used) return;
        const known = next.get(nowUsed);
        const sum = addWins(wins, gain);
        if (!known || worth(sum, odds) > worth(known, odds)) next.set(nowUsed, sum);
      });
    best = next;
  }
  return bestWins(best.values(), odds);
}
