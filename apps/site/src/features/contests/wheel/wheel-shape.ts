export type Slice = { from: number; until: number; middle: number };

/** The slices of a wheel as parts of its turn, each as wide as its odds. */
export function slicesOf(weights: readonly number[]): Slice[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const from = before / sum;
    before += weight;
    const until = before / sum;
    return { from, until, middle: (from + until) / 2 };
  });
}

const TURN = 2 * Math.PI;
const point = (part: number, radius: number): string =>
  `${(Math.sin(part * TURN) * radius).toFixed(3)} ${(-Math.cos(part * TURN) * radius).toFixed(3)}`;

/** A slice of a ring as an SVG path, clockwise from the top. */
export function slicePath(
  { from, until }: Pick<Slice, 'from' | 'until'>,
  inner: number,
  outer: number,
): string {
  const large = until - from > 0.5 ? 1 : 0;
  return [
    `M${point(from, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${point(until, outer)}`,
    `L${point(until, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`,
  ].join('');
}

/** The angle at which a point of the weights stands under the pointer, after some whole turns. */
export const angleOf = (stop: number, sum: number, turns: number): number =>
  turns * 360 - ((stop + 0.5) / sum) * 360;
