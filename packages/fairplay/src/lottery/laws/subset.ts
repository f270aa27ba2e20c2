import { choose, combinations } from '../combinatorics.ts';
import type { Law, Line, Pick, Seen } from '../types.ts';
import { MAX_CELLS, cellsOfLines, oneClass, partOf, placeOf, spell, zoneOf } from './law.ts';

type Subset = {
  alphabet: readonly string[];
  k: number;
  /** When k symbols win: they are the drawn ones; lie within them; cover them; have none of them. */
  wins: 'same' | 'inside' | 'covers' | 'misses';
  /** How many different symbols can be drawn. */
  drawn: number;
  /** The first zone then holds symbols that every line has. */
  hasBanker?: boolean;
};

/** A line is k different symbols, the banker's among them; order does not count. */
export function subset({ alphabet, k, wins: mode, drawn, hasBanker = false }: Subset): Law {
  const bankerOf = (pick: Pick): readonly number[] => (hasBanker ? zoneOf(pick, 0) : []);
  const dragOf = (pick: Pick): readonly number[] => zoneOf(pick, hasBanker ? 1 : 0);
  const count = (pick: Pick): number =>
    pick.entries?.length ?? choose(dragOf(pick).length, k - bankerOf(pick).length);
  const expand = (pick: Pick): Line[] =>
    pick.entries?.map((entry) => [entry]) ??
    [...combinations(dragOf(pick), k - bankerOf(pick).length)].map((rest) => [
      [...bankerOf(pick), ...rest].sort((a, b) => a - b),
    ]);

  const isHit = (line: readonly number[], there: readonly number[]): boolean => {
    if (mode === 'same') return new Set(there).size === k && there.every((symbol) => line.includes(symbol));
    if (mode === 'covers') return there.every((symbol) => line.includes(symbol));
    return mode === 'inside'
      ? line.every((symbol) => there.includes(symbol))
      : line.every((symbol) => !there.includes(symbol));
  };
  const hit = (line: Line, seen: Seen): number => Number(isHit(partOf(line, 0), placeOf(seen, 0)));

  const winsOfZones = (banker: readonly number[], drag: readonly number[], seen: Seen): number => {
    const there = new Set(placeOf(seen, 0));
    const open = k - banker.length;
    const dragDrawn = drag.filter((symbol) => there.has(symbol)).length;
    const bankerDrawn = banker.filter((symbol) => there.has(symbol)).length;
    const missing = there.size - bankerDrawn;
    if (mode === 'inside') return bankerDrawn === banker.length ? choose(dragDrawn, open) : 0;
    if (mode === 'misses') return bankerDrawn === 0 ? choose(drag.length - dragDrawn, open) : 0;
    if (dragDrawn !== missing) return 0;
    if (mode === 'covers') return choose(drag.length - missing, open - missing);
    return there.size === k && bankerDrawn === banker.length ? 1 : 0;
  };

  const mostOfZones = (banker: number, drag: number): number => {
    if (mode === 'same') return Math.min(1, choose(drag, k - banker));
    if (mode === 'inside') return choose(Math.min(drag, drawn - banker), k - banker);
    if (mode === 'misses') return choose(drag, k - banker);
    const missing = Math.max(0, drawn - banker);
    return choose(drag - missing, k - banker - missing);
  };

  const law: Law = {
    lines: (pick) => oneClass(count(pick)),
    wins: (pick, seen) =>
      oneClass(
        pick.entries
          ? pick.entries.reduce((sum, entry) => sum + hit([entry], seen), 0)
          : winsOfZones(bankerOf(pick), dragOf(pick), seen),
      ),
    mostWins: (pick) =>
      oneClass(
        pick.entries
          ? Math.min(1, pick.entries.length)
          : mostOfZones(bankerOf(pick).length, dragOf(pick).length),
      ),
    expand,
    classOf: () => 0,
    hit,
  };
  if (choose(alphabet.length, k) > MAX_CELLS) return law;
  const nameOf = (line: Line): string => spell(alphabet, partOf(line, 0));
  return { ...law, cells: (pick) => cellsOfLines(expand(pick), nameOf, law.classOf) };
}
