import { point } from './canvas.ts';

/**
 * A small orthographic camera: x right, y up, z towards the viewer. Parallel lines stay parallel, so faces are
 * affine.
 */
export type Vector = readonly [number, number, number];
export type Turn = (vector: Vector) => Vector;

/** Rotates around y (yaw), then x (pitch), then z (roll); degrees. */
export function turn(yaw: number, pitch: number, roll = 0): Turn {
  const radians = (degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  };
  const [cy, sy] = radians(yaw);
  const [cp, sp] = radians(pitch);
  const [cr, sr] = radians(roll);
  return ([x, y, z]) => {
    const [x1, z1] = [x * cy + z * sy, z * cy - x * sy];
    const [y2, z2] = [y * cp - z1 * sp, z1 * cp + y * sp];
    return [x1 * cr - y2 * sr, y2 * cr + x1 * sr, z2];
  };
}

export const scale = (vector: Vector, by: number): Vector => [vector[0] * by, vector[1] * by, vector[2] * by];
export const add = (one: Vector, other: Vector): Vector => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];
export const dot = (one: Vector, other: Vector): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (vector: Vector): Vector => scale(vector, 1 / Math.hypot(...vector));

/** The direction of the light: from above, left and in front. */
export const LIGHT = unit([-0.45, 0.75, 0.55]);

/** The brightness of a face, 0 to 1. */
export const lit = (normal: Vector): number => Math.max(0, dot(unit(normal), LIGHT));

export const polygon = (points: readonly Vector[]): string =>
  `M${points.map(([x, y]) => point(x, -y)).join('L')}Z`;

/** The transform that maps drawings of the square −1…1 onto a face with this centre and these half-axes. */
export const facing = (middle: Vector, right: Vector, down: Vector): string =>
  `matrix(${point(right[0], -right[1])} ${point(down[0], -down[1])} ${point(middle[0], -middle[1])})`;

/** The convex hull of points on the screen (Andrew's monotone chain). */
export function outline(points: readonly Vector[]): Vector[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (line: readonly Vector[]): Vector[] => {
    const chain: Vector[] = [];
    for (const next of line) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last) break;
        const turnsRight =
          (last[0] - before[0]) * (next[1] - before[1]) - (last[1] - before[1]) * (next[0] - before[0]) <= 0;
        if (!turnsRight) break;
        chain.pop();
      }
      chain.push(next);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
