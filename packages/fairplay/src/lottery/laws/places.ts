import { combinations, range } from '../combinatorics.ts';
import type { CellWins, Law, Line, Pick, Seen, Wins } from '../types.ts';
import { MAX_CELLS, addTo, partOf, zoneOf } from './law.ts';

type Places = {
  inner: Law;
  k: number;
  of: number;
  /** `filled`: a zone for each place, some of them empty. `marked`: the first zone marks places, the others are the inner law's. */
  by: 'filled' | 'marked';
  /** What the inner law sees of the symbols at k places. */
  see: (symbols: readonly number[]) => Seen;
  /** The cells of the inner law; 0 if it has none. */
  innerCells: number;
};

/** The inner law at every choice of k places out of those that are filled or marked. */
export function places({ inner, k, of, by, see, innerCells }: Places): Law {
  const choices = [...combinations(range(of), k)];
  const innerPick = (pick: Pick, chosen: readonly number[]): Pick => {
    if (by === 'filled') return { zones: chosen.map((place) => zoneOf(pick, place)) };
    const zones = pick.zones.slice(1);
    return pick.entries ? { zones, entries: pick.entries } : { zones };
  };
  const choicesOf = (pick: Pick): number[][] =>
    by === 'marked'
      ? [...combinations(zoneOf(pick, 0), k)]
      : choices.filter((chosen) => chosen.every((place) => zoneOf(pick, place).length > 0));
  /** A pick is compared with many results; its parts are the same for all. */
  const known = new WeakMap<Pick, { chosen: number[]; part: Pick }[]>();
  const partsOf = (pick: Pick): { chosen: number[]; part: Pick }[] => {
    const parts =
      known.get(pick) ?? choicesOf(pick).map((chosen) => ({ chosen, part: innerPick(pick, chosen) }));
    known.set(pick, parts);
    return parts;
  };
  const seenAt = (seen: Seen, chosen: readonly number[]): Seen =>
    see(chosen.map((place) => seen[place]?.[0] ?? 0));
  const classes = inner.lines({ zones: [], entries: [] }).length;
  const sum = (pick: Pick, winsAt: (part: Pick, chosen: readonly number[]) => Wins): Wins => {
    const wins = Array.from({ length: classes }, () => 0);
    for (const { chosen, part } of partsOf(pick)) addTo(wins, winsAt(part, chosen));
    return wins;
  };
  const law: Law = {
    lines: (pick) => sum(pick, inner.lines),
    wins: (pick, seen) => sum(pick, (part, chosen) => inner.wins(part, seenAt(seen, chosen))),
    // Exact if places are filled. Marked places cannot always win all at once: then it is an upper bound.
    mostWins: (pick) => sum(pick, inner.mostWins),
    expand: (pick) =>
      choicesOf(pick).flatMap((chosen) =>
        inner.expand(innerPick(pick, chosen)).map((line): Line => [chosen, ...line]),
      ),
    classOf: (line) => inner.classOf(line.slice(1)),
    hit: (line, seen) => inner.hit(line.slice(1), seenAt(seen, partOf(line, 0))),
  };
  const { cells } = inner;
  if (!cells || innerCells === 0 || choices.length * innerCells > MAX_CELLS) return law;
  return {
    ...law,
    cells: (pick): CellWins[] =>
      choicesOf(pick).flatMap((chosen) =>
        cells(innerPick(pick, chosen)).map((one) => ({
          ...one,
          cell: `${chosen.map((place) => place + 1).join('')}:${one.cell}`,
        })),
      ),
  };
}
