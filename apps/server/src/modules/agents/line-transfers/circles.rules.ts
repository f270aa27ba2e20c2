import type { Direction } from './line-transfers.types.ts';

/**
 * Whether a transfer sends money in a circle. Giving back at most what came down is ordinary; giving back more than that
 * is not, and neither is getting back from above what went up beyond it.
 */
export function isCircle(transfer: {
  direction: Direction;
  amountMinor: bigint;
  /** What went down and up between the two lately, with this transfer. */
  downMinor: bigint;
  upMinor: bigint;
}): boolean {
  const { direction, amountMinor, downMinor, upMinor } = transfer;
  if (direction === 'up') return downMinor > 0n && upMinor > downMinor;
  return upMinor > downMinor - amountMinor;
}
