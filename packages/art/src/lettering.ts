import { n } from './canvas.ts';

/**
 * Capital letters as strokes, 6 high: points `x,y`, strokes separated by `|`. A point with `~` is the corner of a
 * bowl, which a typeface may round, cut or leave square, so one skeleton gives many typefaces. A point with `!` is
 * never square; otherwise a D would look like an O.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '0,6 2.1,0 4.2,6|0.8,4 3.4,4',
  B: '0,3 0,0 3.7,0~ 3.7,3~ 0,3|0,3 4,3~ 4,6~ 0,6 0,3',
  C: '4,1 4,0~ 0,0~ 0,6~ 4,6~ 4,5',
  D: '0,0 4,0! 4,6! 0,6 0,0',
  E: '3.6,0 0,0 0,6 3.6,6|0,3 3.1,3',
  F: '3.6,0 0,0 0,6|0,3 3,3',
  G: '4,1.5 4,0~ 0,0~ 0,6~ 4,6~ 4,3.2 2.2,3.2',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '0,0 0,6',
  J: '3.4,0 3.4,6~ 0,6~ 0,4.4',
  K: '0,0 0,6|3.8,0 0,3.5|1.3,2.4 4,6',
  L: '0,0 0,6 3.5,6',
  M: '0,6 0,0 2.5,3.8 5,0 5,6',
  N: '0,6 0,0 4,6 4,0',
  O: '2,0 4.2,0~ 4.2,6~ 0,6~ 0,0~ 2,0',
  P: '0,6 0,0 4,0~ 4,3.5~ 0,3.5',
  Q: '2,0 4.2,0~ 4.2,6~ 0,6~ 0,0~ 2,0|2.5,4.2 4.4,6.4',
  R: '0,6 0,0 4,0~ 4,3.5~ 0,3.5|1.9,3.5 4,6',
  S: '3.8,1.3 3.8,0~ 0,0~ 0,3~ 4,3~ 4,6~ 0,6~ 0,4.7',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,6~ 4.1,6~ 4.1,0',
  V: '0,0 2.1,6 4.2,0',
  W: '0,0 1.5,6 3,1.2 4.5,6 6,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2.1,3.2 4.2,0|2.1,3.2 2.1,6',
  Z: '0,0 4,0 0,6 4,6',
  '0': '2,0 3.8,0~ 3.8,6~ 0,6~ 0,0~ 2,0',
  '1': '0,1.2 1.4,0 1.4,6',
  '2': '0,1.4 0,0~ 3.8,0~ 3.8,2.8~ 0,6 3.9,6',
  '3': '0,0 3.6,0~ 3.6,3~ 1.2,3|1.2,3 4,3~ 4,6~ 0,6',
  '4': '3,6 3,0 0,4.2 4.2,4.2',
  '5': '3.7,0 0,0 0,2.7 3.9,2.7~ 3.9,6~ 0,6',
  '6': '3.6,0 0,0~ 0,6~ 3.9,6~ 3.9,2.8~ 0,2.8',
  '7': '0,0 3.9,0 1.3,6',
  '8': '2,0 3.7,0~ 3.7,3~ 0.2,3~ 0.2,0~ 2,0|2,3 4,3~ 4,6~ 0,6~ 0,3~ 2,3',
  '9': '0.3,6 3.9,6~ 3.9,0~ 0,0~ 0,3.2~ 3.9,3.2',
};

export type Corner = 'round' | 'cut' | 'square';
export type Letters = { /** Data of a path to be stroked. */ path: string; width: number };

type Spot = { x: number; y: number; corner: Corner };
const spotOf = (text: string, corner: Corner = 'square'): Spot => {
  const [x = 0, y = 0] = text.replace(/[~!]/, '').split(',').map(Number);
  if (text.endsWith('!')) return { x, y, corner: corner === 'square' ? 'cut' : corner };
  return { x, y, corner: text.endsWith('~') ? corner : 'square' };
};

/** The point at distance `by` before `corner`, coming from `from`. */
function before(corner: Spot, from: Spot, by: number): string {
  const [dx, dy] = [from.x - corner.x, from.y - corner.y];
  const part = Math.min(0.5, by / Math.hypot(dx, dy));
  return `${n(corner.x + dx * part)} ${n(corner.y + dy * part)}`;
}

function line(text: string, { corner, radius }: { corner: Corner; radius: number }): string {
  const spots = text.split(' ').map((spot) => spotOf(spot, corner));
  return spots
    .map((spot, index) => {
      const [last, next] = [spots[index - 1], spots[index + 1]];
      if (!last) return `M${n(spot.x)} ${n(spot.y)}`;
      if (!next || spot.corner === 'square') return `L${n(spot.x)} ${n(spot.y)}`;
      const by = radius || 1.2;
      const [enter, leave] = [before(spot, last, by), before(spot, next, by)];
      return spot.corner === 'cut' ? `L${enter}L${leave}` : `L${enter}Q${n(spot.x)} ${n(spot.y)} ${leave}`;
    })
    .join('');
}

const SPACE = 2.4;
const widthOf = (glyph: string): number => Math.max(...glyph.split(/[ |]/).map((spot) => spotOf(spot).x));

/**
 * A word in capitals from (0, 0), 6 high; characters without a glyph are skipped. `gap` is the space between letters.
 */
export function letters(
  text: string,
  { gap, ...style }: { corner: Corner; radius: number; gap: number },
): Letters {
  let x = 0;
  let path = '';
  for (const character of text.toUpperCase()) {
    const glyph = GLYPHS[character];
    if (glyph === undefined) {
      if (character === ' ') x += SPACE;
      continue;
    }
    const shift = x;
    const moved = glyph.replaceAll(/([\d.]+),/g, (_, at: string) => `${Number(at) + shift},`);
    path += moved
      .split('|')
      .map((part) => line(part, style))
      .join('');
    x += widthOf(glyph) + gap;
  }
  return { path, width: Math.max(0, x - gap) };
}
