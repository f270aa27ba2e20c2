/** 0 to 1; a bonus without wagering is done. */
export const shareOf = (done: bigint, required: bigint): number =>
  required > 0n ? Math.min(1, Number((done * 10_000n) / required) / 10_000) : 1;

/** How much of the time is over, 0 to 1. */
export function timeShareOf({
  startedAt,
  expiresAt,
  now,
}: Record<'startedAt' | 'expiresAt' | 'now', Date>): number {
  const whole = expiresAt.getTime() - startedAt.getTime();
  const gone = now.getTime() - startedAt.getTime();
  return whole > 0 ? Math.min(1, Math.max(0, gone / whole)) : 1;
}
