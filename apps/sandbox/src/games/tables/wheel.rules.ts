/** The segments of the money wheel: what a bet on each gives back, and how often it is on the wheel. */
const SEGMENTS = [
  { spot: 'x2', times: 2, count: 25 },
  { spot: 'x5', times: 5, count: 10 },
  { spot: 'x10', times: 10, count: 5 },
  { spot: 'moon', times: 10, count: 5 },
  { spot: 'x25', times: 25, count: 2 },
  { spot: 'sun', times: 25, count: 2 },
  { spot: 'star', times: 50, count: 1 },
  { spot: 'lotus', times: 50, count: 1 },
  { spot: 'crown', times: 50, count: 1 },
] as const;
export const WHEEL_SPOTS: readonly string[] = SEGMENTS.map(({ spot }) => spot);

/** The wheel's 52 segments in order, each kind spread over the wheel. Every bet returns 50 of 52. */
export const WHEEL_SEGMENTS: readonly string[] = SEGMENTS.flatMap(({ spot, count }) =>
  Array.from({ length: count }, (_, index) => ({ spot, at: (index + 0.5) / count })),
)
  .sort((a, b) => a.at - b.at || a.spot.localeCompare(b.spot))
  .map(({ spot }) => spot);

/** What a winning bet gives back, the stake included. */
export const wheelTimes = (spot: string): number =>
  SEGMENTS.find((segment) => segment.spot === spot)?.times ?? 0;
