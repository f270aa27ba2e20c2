import { n, point } from './canvas.ts';
import type { Painter } from './painter.ts';
import type { Ramp } from './palette.ts';

export type Spot = readonly [x: number, y: number];

/** Widths of stacked strokes that replace a blur, because a filter per part renders slowly. */
const SHADE = [62, 52, 43, 34, 24] as const;
const SHEEN = [23, 17, 11.5, 6.5] as const;
const soft = (path: string, widths: readonly number[], depth: number, opacity: number): string =>
  widths
    .map((width) => `<path d="${path}" stroke-width="${n(width * depth)}" opacity="${opacity}"/>`)
    .join('');

/** A rounded body from its outline: lit at the upper left, shaded at the lower right. */
export function volume({ canvas }: Painter, path: string, ramp: Ramp, bright = 0.62, depth = 1): string {
  const body = canvas.radial(
    [
      [0, ramp(Math.min(0.97, bright * 1.3))],
      [0.5, ramp(bright)],
      [1, ramp(bright * 0.55)],
    ],
    [0.42, 0.32],
    0.85,
  );
  const edge = ramp(bright * 0.24);
  const inside = canvas.clip(`<path d="${path}"/>`);
  return [
    `<path d="${path}" fill="${edge}" stroke="${edge}" stroke-width="${n(8 * depth)}" stroke-linejoin="round" transform="translate(0 ${n(4 * depth)})"/>`,
    `<path d="${path}" fill="${body}"/>`,
    `<g clip-path="${inside}" fill="none" stroke-linejoin="round"><g stroke="${ramp(bright * 0.3)}" opacity="0.85" transform="translate(${point(-9 * depth, -13 * depth)})">${soft(path, SHADE, depth, 0.2)}</g><g stroke="#fff" transform="translate(${point(4 * depth, 7 * depth)})">${soft(path, SHEEN, depth, 0.21)}</g></g>`,
  ].join('');
}

/** A flat part with a dark edge and light from above; cheap, for small parts. */
export function plate({ canvas }: Painter, path: string, ramp: Ramp, bright = 0.7, edge = 5): string {
  const fill = canvas.linear(
    [
      [0, ramp(Math.min(0.97, bright * 1.25))],
      [1, ramp(bright * 0.62)],
    ],
    [0.2, 0],
    [0.7, 1],
  );
  return `<path d="${path}" fill="${fill}" stroke="${ramp(bright * 0.3)}" stroke-width="${edge}" stroke-linejoin="round" paint-order="stroke"/>`;
}

/** The closed outline whose right half is given from top to bottom, in absolute M, L and C commands. */
export function mirrored(half: string): string {
  const steps = Array.from(half.matchAll(/[MLC][^MLC]*/g), ([step]) =>
    Array.from(step.matchAll(/-?[\d.]+/g), Number),
  );
  const back = steps
    .map((step, index) => [...(steps[index - 1]?.slice(-2) ?? []), ...step])
    .slice(1)
    .toReversed()
    .map((step) => {
      const spots = pairs(step)
        .toReversed()
        .slice(1)
        .map(([x, y]) => point(-x, y));
      return `${spots.length === 1 ? 'L' : 'C'}${spots.join(' ')}`;
    });
  return `${half}${back.join('')}Z`;
}

const pairs = (numbers: readonly number[]): Spot[] =>
  numbers.flatMap((x, index): Spot[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));

/** A drawing and its mirror image. */
export const twin = (drawing: string): string => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/** Copies rotated around the centre. */
export const around = (count: number, draw: (angle: number, index: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index * 360) / count;
    return `<g transform="rotate(${n(angle)})">${draw(angle, index)}</g>`;
  }).join('');

const STEPS = 7;

/** A smooth line through the points (Catmull–Rom). */
export function flowing(spots: readonly Spot[]): Spot[] {
  const at = (index: number): Spot => spots[Math.min(spots.length - 1, Math.max(0, index))] ?? [0, 0];
  return spots.flatMap((spot, index): Spot[] => {
    if (index === spots.length - 1) return [spot];
    const [a, b, c, d] = [at(index - 1), spot, at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS }, (_, step): Spot => {
      const t = step / STEPS;
      const mix = (side: 0 | 1): number =>
        b[side] +
        0.5 *
          t *
          (c[side] -
            a[side] +
            t *
              (2 * a[side] -
                5 * b[side] +
                4 * c[side] -
                d[side] +
                t * (3 * (b[side] - c[side]) + d[side] - a[side])));
      return [mix(0), mix(1)];
    });
  });
}

/** The outline of an arm along the points, thick at the first, thin at the last. */
export function taper(spots: readonly Spot[], thick: number, thin = 1): string {
  const line = flowing(spots);
  const sides = line.map(([x, y], index): [Spot, Spot] => {
    const [from, to] = [line[index - 1] ?? [x, y], line[index + 1] ?? [x, y]];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const half = (thick + (thin - thick) * (index / (line.length - 1))) / 2 / (Math.hypot(dx, dy) || 1);
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ];
  });
  const outline = [...sides.map(([left]) => left), ...sides.toReversed().map(([, right]) => right)];
  return `M${outline.map(([x, y]) => point(Math.round(x), Math.round(y))).join('L')}Z`;
}
