import { n, point } from '../canvas.ts';
import type { Painter } from '../painter.ts';
import type { Ramp } from '../palette.ts';

/** A brilliant-cut gem seen slightly from above: table, crown and pavilion, with each facet lit differently. */
export function gem({ canvas, colors }: Painter, size: number, ramp: Ramp = colors.accent): string {
  const crown = [-1, -0.55, 0, 0.55, 1].map((x) => [x, -0.16 + 0.14 * (1 - Math.abs(x))] as const);
  const table = [-0.58, -0.24, 0.24, 0.58].map((x) => [x, -0.56 + 0.06 * (1 - Math.abs(x))] as const);
  const culet = [0, 1] as const;
  type Spot = readonly [number, number];
  const facet = (spots: readonly (Spot | undefined)[], from: number, to: number): string => {
    const path = spots
      .filter((spot) => spot !== undefined)
      .map(([x, y]) => point(x * size, y * size))
      .join('L');
    const fill = canvas.linear(
      [
        [0, ramp(from)],
        [1, ramp(to)],
      ],
      [0.1, 0],
      [0.8, 1],
    );
    return `<path d="M${path}Z" fill="${fill}" stroke="${ramp(0.95)}" stroke-opacity="0.35" stroke-width="${n(size * 0.012)}" stroke-linejoin="round"/>`;
  };
  const [c0, c1, c2, c3, c4] = crown;
  const [t0, t1, t2, t3] = table;
  const top: Spot = [0, -0.68];
  return [
    facet([c0, c1, culet], 0.72, 0.42),
    facet([c1, c2, culet], 0.9, 0.52),
    facet([c2, c3, culet], 0.62, 0.36),
    facet([c3, c4, culet], 0.48, 0.26),
    facet([c0, t0, c1], 0.82, 0.66),
    facet([t0, c1, t1], 0.95, 0.78),
    facet([c1, t1, c2], 0.74, 0.6),
    facet([t1, t2, c2], 0.97, 0.84),
    facet([c2, t2, c3], 0.7, 0.52),
    facet([t2, t3, c3], 0.84, 0.64),
    facet([t3, c4, c3], 0.6, 0.44),
    facet([t0, t1, t2, t3, [0.3, -0.64], top, [-0.3, -0.64]], 0.98, 0.8),
    `<path d="M${point(-0.62 * size, -0.02 * size)}L${point(-0.3 * size, 0.02 * size)}L${point(-0.05 * size, 0.8 * size)}Z" fill="#fff" opacity="0.28"/>`,
  ].join('');
}
