/** Where the hand was while it dragged: milliseconds since it began, pixels of the picture. */
export type TrailPoint = { t: number; x: number; y: number };

/** What gives a machine away; null when nothing does. */
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
  leastPoints: 6,
  leastMilliseconds: 250,
  mostMilliseconds: 120_000,
  /** A finger has moved a little before the browser calls it a drag. */
  startPx: 14,
  endPx: 2,
  strayPx: 300,
  /** The longest single step, as a share of the way. */
  longestStep: 0.6,
  /** Time is cut into so many equal parts; a hand does not go equally far in each of them. */
  parts: 8,
  /** Least standard deviation of those ways, as a share of their mean. */
  leastUnevenness: 0.2,
} as const;

/** Where the hand was at a moment between its points. */
function positionAt(trail: readonly TrailPoint[], t: number): number {
  const next = trail.findIndex((point) => point.t >= t);
  const [before, after] = [trail[next - 1], trail[next]];
  if (!after) return trail.at(-1)?.x ?? 0;
  if (!before || after.t === before.t) return after.x;
  return before.x + ((after.x - before.x) * (t - before.t)) / (after.t - before.t);
}

/** Standard deviation of the speed by its mean: 0 for whatever glides like a machine. */
export function unevenness(trail: readonly TrailPoint[]): number {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || first.t === last.t) return 0;
  const positions = Array.from({ length: TRAIL.parts + 1 }, (_, part) =>
    positionAt(trail, first.t + ((last.t - first.t) * part) / TRAIL.parts),
  );
  const ways = positions.slice(1).map((x, part) => Math.abs(x - (positions[part] ?? x)));
  const mean = ways.reduce((sum, way) => sum + way, 0) / ways.length;
  const variance = ways.reduce((sum, way) => sum + (way - mean) ** 2, 0) / ways.length;
  return mean === 0 ? 0 : Math.sqrt(variance) / mean;
}

/**
 * Looks for what no hand does. Arrow keys go in steps of one size and along one line: both are let through, for their
 * times are uneven.
 *
 * @param xPx where the piece was dropped
 */
export function faultOf(trail: readonly TrailPoint[], xPx: number): TrailFault | null {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || trail.length < TRAIL.leastPoints) return 'too_few_points';
  const steps = trail.slice(1).map((point, index) => ({ from: trail[index] ?? first, to: point }));
  if (steps.some(({ from, to }) => to.t < from.t)) return 'time_runs_back';
  const took = last.t - first.t;
  if (took < TRAIL.leastMilliseconds) return 'too_fast';
  if (took > TRAIL.mostMilliseconds) return 'too_slow';
  if (Math.abs(first.x) > TRAIL.startPx) return 'starts_elsewhere';
  if (Math.abs(last.x - xPx) > TRAIL.endPx) return 'ends_elsewhere';
  if (trail.some(({ y }) => Math.abs(y) > TRAIL.strayPx)) return 'strays';
  if (steps.some(({ from, to }) => Math.abs(to.x - from.x) > TRAIL.longestStep * xPx)) return 'leaps';
  return unevenness(trail) < TRAIL.leastUnevenness ? 'too_even' : null;
}
