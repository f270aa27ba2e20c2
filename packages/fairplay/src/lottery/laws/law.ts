import type { CellWins, Line, Pick, Seen, Wins } from '../types.ts';

/** A cell is worth writing only while a market has few of them. */
export const MAX_CELLS = 1000;

export const zoneOf = (pick: Pick, zone: number): readonly number[] => pick.zones[zone] ?? [];
export const placeOf = (seen: Seen, place: number): readonly number[] => seen[place] ?? [];
export const partOf = (line: Line, part: number): readonly number[] => line[part] ?? [];

export const countIn = (zone: readonly number[], seen: readonly number[]): number => {
  let count = 0;
  for (const symbol of seen) if (zone.includes(symbol)) count += 1;
  return count;
};

/** `times` wins of one class. */
export const winsOf = (classes: number, prizeClass: number, times: number): Wins =>
  Array.from({ length: classes }, (_, index) => (index === prizeClass ? times : 0));

export const oneClass = (times: number): Wins => [times];

/** Adds `more` to a sum in place: settling and enumeration do this for every result and line. */
export function addTo(sum: number[], more: Wins): void {
  for (let index = 0; index < more.length; index += 1) sum[index] = (sum[index] ?? 0) + (more[index] ?? 0);
}

export const addWins = (a: Wins, b: Wins): Wins => {
  const sum = [...a];
  addTo(sum, b);
  return sum;
};

/** What wins are worth in prizes of a certain line, to compare them: the outcomes ÷ ways of each class. */
export type Odds = readonly number[];

export const worth = (wins: Wins, odds: Odds): number =>
  wins.reduce((sum, times, index) => sum + times * (odds[index] ?? 0), 0);

/** The wins that pay most; none of a class if the list is empty. */
export const bestWins = (candidates: Iterable<Wins>, odds: Odds): Wins => {
  let best = winsOf(odds.length, 0, 0);
  for (const wins of candidates) if (worth(wins, odds) > worth(best, odds)) best = wins;
  return best;
};

/** One cell for each line, named by its symbols. */
export const cellsOfLines = (
  lines: readonly Line[],
  nameOf: (line: Line) => string,
  classOf: (line: Line) => number,
): CellWins[] => lines.map((line) => ({ cell: nameOf(line), prizeClass: classOf(line), wins: 1 }));

export const spell = (alphabet: readonly string[], symbols: readonly number[]): string =>
  symbols.map((symbol) => alphabet[symbol] ?? '').join('');
