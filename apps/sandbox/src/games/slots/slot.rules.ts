import type { LinePays } from './paytables.rules.ts';

/** The slot's reels and lines, shared by the host and the browser. */
export const SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'S', 'W'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

/** 24 stops each; wilds are on the three inner reels only. */
const OUTER = 'FEDCSFEBDAFECDFEBCFDAECB';
const INNER = 'FEDCWFEBDASECDFEBCFDAECB';
const INNER_TWO = 'EDBFCAEWDFBCEDSFEACDBFEC';
const INNER_THREE = 'DFEACBESFDECWBDFEACEBFDC';
const OUTER_TWO = 'ECFBDEAFCDEFSBCFEDABFECD';
export const STRIPS: readonly string[] = [OUTER, INNER, INNER_TWO, INNER_THREE, OUTER_TWO];
export const STOPS = 24;
export const ROWS = 3;
export const REELS = 5;

/** The row of each line on each reel, 0 at the top. */
export const LINES: ReadonlyArray<readonly number[]> = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

/** Times the whole stake, for three, four and five anywhere. */
export const SCATTER_PAYS: readonly [number, number, number] = [2, 10, 50];
export const FREE_SPINS = 10;
export const FREE_TIMES = 2;
const LEAST = 3;

export type LineWin = { line: number; symbol: string; count: number; pays: number };
export type Spin = {
  stops: readonly number[];
  lines: readonly LineWin[];
  scatters: number;
  /** In stakes of a line, before the doubling of free spins. */
  units: number;
};

export const symbolAt = (reel: number, stop: number, row: number): string =>
  STRIPS[reel]?.[(stop + row) % STOPS] ?? '';

/** How many from the left are the first symbol or wild. */
function lineWin(grid: readonly string[], line: number, linePays: LinePays): LineWin | undefined {
  const rows = LINES[line] ?? [];
  const symbol = grid[rows[0] ?? 0] ?? '';
  const pays = linePays[symbol];
  if (!pays) return undefined;
  let count = 1;
  while (count < REELS) {
    const next = grid[count * ROWS + (rows[count] ?? 0)];
    if (next !== symbol && next !== 'W') break;
    count += 1;
  }
  return count < LEAST ? undefined : { line, symbol, count, pays: pays[count - LEAST] ?? 0 };
}

/** What the reels show and win when they stop at `stops`. */
export function evaluate(stops: readonly number[], linePays: LinePays): Spin {
  const grid = stops.flatMap((stop, reel) => [0, 1, 2].map((row) => symbolAt(reel, stop, row)));
  const lines = LINES.flatMap((_rows, line) => lineWin(grid, line, linePays) ?? []);
  const scatters = grid.filter((symbol) => symbol === 'S').length;
  const scatterUnits = scatters < LEAST ? 0 : (SCATTER_PAYS[scatters - LEAST] ?? 0) * LINES.length;
  return { stops, lines, scatters, units: lines.reduce((sum, { pays }) => sum + pays, 0) + scatterUnits };
}

export const givesFreeSpins = ({ scatters }: Spin): boolean => scatters >= LEAST;
