const PRECISION = 10_000n;

/** A part of a target, from 0 to 1. */
export function shareOf(done: bigint, target: bigint): number {
  if (target <= 0n || done >= target) return 1;
  return done <= 0n ? 0 : Number((done * PRECISION) / target) / Number(PRECISION);
}
