import type { PayoutRow } from './payouts.types.ts';

/** Why a returned payout does not count as settled: its money is held again, for another one. */
export const RESENT = 'resent';

export type Sums = {
  underWay: number;
  /** What has left for the member, or came back and was credited. */
  settledMinor: bigint;
  /** Paid and not returned. */
  paidMinor: bigint;
  refusedReason: string | null;
};

const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'submitting', 'submitted', 'unknown']);

/** What the payouts of a withdrawal come to. */
export function sumsOf(payouts: readonly Pick<PayoutRow, 'state' | 'amountMinor' | 'stateReason'>[]): Sums {
  const sums: Sums = { underWay: 0, settledMinor: 0n, paidMinor: 0n, refusedReason: null };
  for (const { state, amountMinor, stateReason } of payouts) {
    if (UNDER_WAY.has(state)) sums.underWay += 1;
    if (state === 'paid') sums.paidMinor += amountMinor;
    if (state === 'paid' || (state === 'returned' && stateReason !== RESENT))
      sums.settledMinor += amountMinor;
    if (state === 'refused') sums.refusedReason = stateReason;
  }
  return sums;
}
