/** A position of the pointer during the drag: milliseconds since its start, pixels of the picture. */
export type TrailPoint = { t: number; x: number; y: number };

/** A sign that a program made the trail. */
export type TrailFault =
  | 'too_few_points'
  | 'too_fast'
  | 'too_slow'
  | 'time_runs_back'
  | 'starts_elsewhere'
  | 'ends_elsewhere'
  | 'strays'
  | 'leaps'
  | 'too_even';

export const TRAIL = {
  minPoints: 6,
  minMilliseconds: 250,
  maxMilliseconds: 120_000,
  /** A finger moves a little before the browser reports a drag. */
  startPx: 14,
  endPx: 2,
  strayPx: 300,
  /** The longest single step, as a share of the distance. */
  maxStep: 0.6,
  /** The time is divided into this many equal parts; a hand does not move equally far in each of them. */
  parts: 8,
  /** Minimum standard deviation of those distances, as a share of their mean. */
  minUnevenness: 0.2,
} as const;

/** The interpolated position at a moment between two points. */
function positionAt(trail: readonly TrailPoint[], t: number): number {
  const next = trail.findIndex((point) => point.t >= t);
  const [before, after] = [trail[next - 1], trail[next]];
  if (!after) return trail.at(-1)?.x ?? 0;
  if (!before || after.t === before.t) return after.x;
  return before.x + ((after.x - before.x) * (t - before.t)) / (after.t - before.t);
}

/** Standard deviation of the speed divided by its mean: 0 for constant speed. */
export function unevenness(trail: readonly TrailPoint[]): number {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || first.t === last.t) return 0;
  const positions = Array.from({ length: TRAIL.parts + 1 }, (_, part) =>
    positionAt(trail, first.t + ((last.t - first.t) * part) / TRAIL.parts),
  );
  const distances = positions.slice(1).map((x, part) => Math.abs(x - (positions[part] ?? x)));
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  const variance = distances.reduce((sum, distance) => sum + (distance - mean) ** 2, 0) / distances.length;
  return mean === 0 ? 0 : Math.sqrt(variance) / mean;
}

/**
 * Looks for movements that no hand makes. Arrow keys move in equal steps along one line; they pass because their timing
 * is uneven.
 *
 * @param xPx where the piece was dropped
 */
export function faultOf(trail: readonly TrailPoint[], xPx: number): TrailFault | null {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || trail.length < TRAIL.minPoints) return 'too_few_points';
  const steps = trail.slice(1).map((point, index) => ({ from: trail[index] ?? first, to: point }));
  if (steps.some(({ from, to }) => to.t < from.t)) return 'time_runs_back';
  const took = last.t - first.t;
  if (took < TRAIL.minMilliseconds) return 'too_fast';
  if (took > TRAIL.maxMilliseconds) return 'too_slow';
  if (Math.abs(first.x) > TRAIL.startPx) return 'starts_elsewhere';
  if (Math.abs(last.x - xPx) > TRAIL.endPx) return 'ends_elsewhere';
  if (trail.some(({ y }) => Math.abs(y) > TRAIL.strayPx)) return 'strays';
  if (steps.some(({ from, to }) => Math.abs(to.x - from.x) > TRAIL.maxStep * xPx)) return 'leaps';
  return unevenness(trail) < TRAIL.minUnevenness ? 'too_even' : null;
}
