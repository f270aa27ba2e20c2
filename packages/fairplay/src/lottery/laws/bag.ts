import { choose, combinations, multisets, sorted, tally } from '../combinatorics.ts';
import type { Law, Line, Pick, Seen, Wins } from '../types.ts';
import {
  MAX_CELLS,
  type Odds,
  addTo,
  addWins,
  bestWins,
  cellsOfLines,
  partOf,
  placeOf,
  spell,
  winsOf,
} from './law.ts';

type Bag = {
  alphabet: readonly string[];
  /** Symbols in an entry, and in what it is compared with. */
  size: number;
  drawn: number;
  classOf: (entry: readonly number[]) => number;
  odds: Odds;
};

/** Whether `outer` has each symbol at least as often as `inner`. */
function holds(outer: readonly number[], inner: readonly number[]): boolean {
  const counts = tally(outer);
  return [...tally(inner)].every(([symbol, times]) => (counts.get(symbol) ?? 0) >= times);
}

/** A line is a multiset: it wins if it equals the drawn one, or if the smaller of the two lies within the larger. */
export function bag({ alphabet, size, drawn, classOf, odds }: Bag): Law {
  const entriesOf = (pick: Pick): readonly (readonly number[])[] => pick.entries ?? [];
  const isHit = (entry: readonly number[], there: readonly number[]): boolean =>
    size >= drawn ? holds(entry, there) : holds(there, entry);
  const sumOver = (entries: readonly (readonly number[])[]): Wins => {
    const wins = odds.map(() => 0);
    for (const entry of entries) addTo(wins, winsOf(odds.length, classOf(entry), 1));
    return wins;
  };
  /** The drawn multisets in which an entry wins. */
  const drawnFor = (entry: readonly number[]): Set<string> =>
    size >= drawn
      ? new Set([...combinations(entry, drawn)].map((part) => part.join()))
      : new Set(
          [...multisets(alphabet.length, drawn - size)].map((more) => sorted([...entry, ...more]).join()),
        );
  const law: Law = {
    lines: (pick) => sumOver(entriesOf(pick)),
    wins: (pick, seen) => sumOver(entriesOf(pick).filter((entry) => isHit(entry, placeOf(seen, 0)))),
    mostWins: (pick) => {
      const byDrawn = new Map<string, Wins>();
      for (const entry of entriesOf(pick))
        for (const key of drawnFor(entry))
          byDrawn.set(key, addWins(byDrawn.get(key) ?? [], winsOf(odds.length, classOf(entry), 1)));
      return bestWins(byDrawn.values(), odds);
    },
    expand: (pick): Line[] => entriesOf(pick).map((entry) => [entry]),
    classOf: (line) => classOf(partOf(line, 0)),
    hit: (line: Line, seen: Seen): number => {
      const left = [...(size >= drawn ? partOf(line, 0) : placeOf(seen, 0))];
      for (const symbol of size >= drawn ? placeOf(seen, 0) : partOf(line, 0)) {
        const at = left.indexOf(symbol);
        if (at < 0) return 0;
        left.splice(at, 1);
      }
      return 1;
    },
  };
  if (choose(alphabet.length + size - 1, size) > MAX_CELLS) return law;
  const nameOf = (line: Line): string => spell(alphabet, partOf(line, 0));
  return { ...law, cells: (pick) => cellsOfLines(law.expand(pick), nameOf, law.classOf) };
}
