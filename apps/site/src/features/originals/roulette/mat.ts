import { ROULETTE_SPOTS } from '@croupier/fairplay/games/roulette-spots.ts';

/** A spot's place on the mat, in fields: a rectangle around its centre. Edges and corners lie over the numbers. */
export type MatSpot = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isEdge: boolean;
};

export type Mat = { columns: number; rows: number; spots: readonly MatSpot[] };

/** The part of a field that its edges and corners take on each side. */
const EDGE = 0.21;
const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

const columnOf = (pocket: number): number => Math.ceil(pocket / 3) - 1;
const rowOf = (pocket: number): number => (3 - (pocket % 3)) % 3;
/** The centre of a number; zero is left of all rows. */
const centreOf = (pocket: number): { x: number; y: number } =>
  pocket === 0 ? { x: 0.5, y: 1.5 } : { x: columnOf(pocket) + 1.5, y: rowOf(pocket) + 0.5 };

const field = (id: string, x: number, y: number, width = 1, height = 1): MatSpot => ({
  id,
  x,
  y,
  width,
  height,
  isEdge: false,
});
const edge = (id: string, x: number, y: number, width: number, height: number): MatSpot => ({
  ...field(id, x, y, width, height),
  isEdge: true,
});

/** Where two numbers meet: a line across the shorter side. */
function splitSpot(id: string, [low, high]: readonly [number, number]): MatSpot {
  const [a, b] = [centreOf(low), centreOf(high)];
  // Zero is as high as three numbers: its splits lie beside each of them.
  if (low === 0) return edge(id, 1, b.y, EDGE * 2, 1 - EDGE * 2);
  return a.y === b.y
    ? edge(id, (a.x + b.x) / 2, a.y, EDGE * 2, 1 - EDGE * 2)
    : edge(id, a.x, (a.y + b.y) / 2, 1 - EDGE * 2, EDGE * 2);
}

function insideSpot(id: string, kind: string, pockets: readonly number[]): MatSpot {
  const [first = 0, second = 0] = pockets;
  const last = pockets.at(-1) ?? 0;
  const corner = (x: number, y: number): MatSpot => edge(id, x, y, EDGE * 2, EDGE * 2);
  switch (kind) {
    case 'straight': {
      const { x, y } = centreOf(first);
      return field(id, x, y, 1, first === 0 ? 3 : 1);
    }
    case 'split':
      return splitSpot(id, [first, second]);
    case 'street':
      return first === 0
        ? corner(1, second === 1 ? 2 : 1)
        : edge(id, centreOf(first).x, 3, 1 - EDGE * 2, EDGE * 2);
    case 'corner':
      return first === 0 ? corner(1, 3) : corner(columnOf(first) + 2, (rowOf(first) + rowOf(second) + 1) / 2);
    default:
      return corner(columnOf(last) + 1, 3);
  }
}

function spotOf(id: string, pockets: readonly number[]): MatSpot {
  const [kind = '', place = ''] = id.split(':');
  if (kind === 'dozen') return field(id, Number(place) * 4 - 1, 3.5, 4);
  if (kind === 'column') return field(id, 13.5, 3.5 - Number(place));
  const outside = OUTSIDE.findIndex((one) => one === id);
  return outside >= 0 ? field(id, 2 + outside * 2, 4.5, 2) : insideSpot(id, kind, pockets);
}

/** The mat lying on its side: zero on the left, dozens and even chances below. */
export const WIDE_MAT: Mat = {
  columns: 14,
  rows: 5,
  spots: [...ROULETTE_SPOTS.values()].map(({ id, pockets }) => spotOf(id, pockets)),
};

/** Upright for phones: zero on top, dozens and even chances on the left. */
export const TALL_MAT: Mat = {
  columns: 5,
  rows: 14,
  spots: WIDE_MAT.spots.map((spot) => ({
    ...spot,
    x: WIDE_MAT.rows - spot.y,
    y: spot.x,
    width: spot.height,
    height: spot.width,
  })),
};

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in the direction of an arrow key; undefined for other keys and at the border. */
export function spotAfterKey(mat: Mat, from: string, key: string): string | undefined {
  const direction = DIRECTIONS[key];
  const start = mat.spots.find(({ id }) => id === from);
  if (!direction || !start) return undefined;
  let best: { id: string; distance: number } | undefined;
  for (const spot of mat.spots) {
    const [dx, dy] = [spot.x - start.x, spot.y - start.y];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along < 0.01 || aside > along * 2) continue;
    const distance = along + aside * 3;
    if (!best || distance < best.distance) best = { id: spot.id, distance };
  }
  return best?.id;
}
