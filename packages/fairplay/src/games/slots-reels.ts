/** The symbols: letters pay by line, W is wild on reels 2 to 4, S scatters and starts free spins. */
export type SlotSymbol = 'A' | 'B' | 'C' | 'D' | 'K' | 'Q' | 'J' | 'T' | 'W' | 'S';

export const REELS: readonly (readonly SlotSymbol[])[] = [
  'JQKDTJDQAJQTKBDJSDCBKTBCQTAKJTQC',
  'CTBJADTCQKJQBTWDSKQTKADTWJCKJQBJ',
  'QKBTWKTAQJSDJCTBDCJTKJCQWBJQDAKT',
  'QKJBTJKAQDCTJWTKCBJDQTSQTJCWABKD',
  'KJTDKQBKJTACBTQATJDCBSQCDQCJKTJD',
].map((strip) => strip.split('') as SlotSymbol[]);

export const ROWS = 3;
export const STOPS = 32;
/** The row of each reel, 0 at the top. */
export const LINES: readonly (readonly number[])[] = (
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110 ' +
  '21112 01010 21212 11011 11211 10101 12121 00100 22122 02020'
)
  .split(' ')
  .map((line) => line.split('').map(Number));

/** For three, four and five of a symbol from the left, in twentieths of the bet. */
export const LINE_PAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  A: [80, 320, 1_500],
  B: [50, 150, 500],
  C: [30, 100, 300],
  D: [20, 60, 200],
  K: [10, 40, 120],
  Q: [10, 30, 100],
  J: [5, 25, 80],
  T: [5, 20, 60],
};
/** For three, four and five scatters anywhere, in twentieths of the bet, and the free spins that they start. */
export const SCATTER_PAYS = [40, 200, 1_000] as const;
export const FREE_SPINS = [10, 15, 20] as const;

/** Multipliers of all wins of a feature, by 64ths: 2× up to 45, 3× up to 55, 5× up to 60, 10× up to 62, then 25×. */
export const featureMultiplier = (sixtyFourth: number): number => {
  if (sixtyFourth <= 45) return 2;
  if (sixtyFourth <= 55) return 3;
  if (sixtyFourth <= 60) return 5;
  return sixtyFourth <= 62 ? 10 : 25;
};

export type LineWin = { line: number; symbol: SlotSymbol; count: number; units: number };
export type Spin = {
  /** The top stop of each reel. */
  stops: number[];
  lines: LineWin[];
  scatters: number;
  /** Of lines and scatters together, in twentieths of the bet. */
  units: number;
};

/** The symbol in a row of a reel that stopped at `stop`. */
export const symbolAt = (reel: number, stop: number, row: number): SlotSymbol =>
  REELS[reel]?.[(stop + row) % STOPS] ?? 'T';

/** The win of a line from the left; a line of wilds alone does not occur, because reel 1 has none. */
function lineWin(symbols: readonly SlotSymbol[], line: number): LineWin | undefined {
  const symbol = symbols.find((one) => one !== 'W');
  if (!symbol || symbol === 'S') return undefined;
  let count = 0;
  for (const one of symbols) {
    if (one !== symbol && one !== 'W') break;
    count += 1;
  }
  const units = LINE_PAYS[symbol]?.[count - 3];
  return units === undefined ? undefined : { line, symbol, count, units };
}

export function evaluateSpin(stops: readonly number[]): Spin {
  const symbolOn = (reel: number, row: number): SlotSymbol => symbolAt(reel, stops[reel] ?? 0, row);
  const lines = LINES.flatMap(
    (rows, line) =>
      lineWin(
        rows.map((row, reel) => symbolOn(reel, row)),
        line,
      ) ?? [],
  );
  let scatters = 0;
  for (let reel = 0; reel < REELS.length; reel += 1)
    for (let row = 0; row < ROWS; row += 1) if (symbolOn(reel, row) === 'S') scatters += 1;
  const ofLines = lines.reduce((sum, { units }) => sum + units, 0);
  return { stops: [...stops], lines, scatters, units: ofLines + (SCATTER_PAYS[scatters - 3] ?? 0) };
}
