/** A place on the betting mat: the pockets that it wins with, and what it pays in total per unit of stake. */
export type Spot = { id: string; pockets: readonly number[]; multiplier: bigint; isEvenChance: boolean };

export const POCKETS = 37;
/** In the order of the wheel, clockwise from zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
export const RED_POCKETS: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

const NUMBERED = Array.from({ length: POCKETS - 1 }, (_, index) => index + 1);
/** 36 ÷ pockets: a straight bet pays 36×, a split 18×. */
const spot = (id: string, pockets: readonly number[], isEvenChance = false): Spot => ({
  id,
  pockets,
  multiplier: 36n / BigInt(pockets.length),
  isEvenChance,
});
const named = (kind: string, pockets: readonly number[]): Spot =>
  spot(`${kind}:${pockets.join('-')}`, pockets);

/** Three rows of numbers: 1, 4, 7 … are at the bottom, 3, 6, 9 … at the top. */
const ROWS = NUMBERED.filter((pocket) => pocket % 3 === 1);
const straights = [0, ...NUMBERED].map((pocket) => named('straight', [pocket]));
const splits = [
  ...[1, 2, 3].map((pocket) => [0, pocket]),
  ...NUMBERED.filter((pocket) => pocket % 3 !== 0).map((pocket) => [pocket, pocket + 1]),
  ...NUMBERED.filter((pocket) => pocket <= 33).map((pocket) => [pocket, pocket + 3]),
].map((pockets) => named('split', pockets));
const streets = [[0, 1, 2], [0, 2, 3], ...ROWS.map((pocket) => [pocket, pocket + 1, pocket + 2])].map(
  (pockets) => named('street', pockets),
);
const corners = [
  [0, 1, 2, 3],
  ...NUMBERED.filter((pocket) => pocket % 3 !== 0 && pocket <= 32).map((pocket) => [
    pocket,
    pocket + 1,
    pocket + 3,
    pocket + 4,
  ]),
].map((pockets) => named('corner', pockets));
const sixLines = ROWS.filter((pocket) => pocket <= 31).map((pocket) =>
  named(
    'line',
    [0, 1, 2, 3, 4, 5].map((step) => pocket + step),
  ),
);
const dozens = [1, 2, 3].map((dozen) =>
  spot(
    `dozen:${dozen}`,
    NUMBERED.filter((pocket) => Math.ceil(pocket / 12) === dozen),
  ),
);
const columns = [1, 2, 3].map((column) =>
  spot(
    `column:${column}`,
    NUMBERED.filter((pocket) => pocket % 3 === column % 3),
  ),
);
const evenChance = (id: string, isIn: (pocket: number) => boolean): Spot =>
  spot(id, NUMBERED.filter(isIn), true);
const evenChances = [
  evenChance('red', (pocket) => RED_POCKETS.has(pocket)),
  evenChance('black', (pocket) => !RED_POCKETS.has(pocket)),
  evenChance('odd', (pocket) => pocket % 2 === 1),
  evenChance('even', (pocket) => pocket % 2 === 0),
  evenChance('low', (pocket) => pocket <= 18),
  evenChance('high', (pocket) => pocket > 18),
];

/** Every spot of the mat of European roulette by its id. */
export const ROULETTE_SPOTS: ReadonlyMap<string, Spot> = new Map(
  [...straights, ...splits, ...streets, ...corners, ...sixLines, ...dozens, ...columns, ...evenChances].map(
    (one) => [one.id, one],
  ),
);
