import type { PayoutRow } from '../payouts/payouts.types.ts';
import { RESENT } from '../payouts/sums.rules.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import type { DisputeRow } from './disputes.types.ts';

type Returned = Pick<PayoutRow, 'id' | 'state' | 'stateReason' | 'amountMinor' | 'changedAt'>;
type Claim = {
  withdrawal: Pick<WithdrawalRow, 'amountMinor' | 'feeMinor'>;
  dispute: Pick<DisputeRow, 'receivedMinor' | 'endedAt'>;
  payouts: readonly Returned[];
};

/** What came back and was credited to the member or to the house. */
const returnedMinor = (payouts: readonly Returned[], isCounted: (payout: Returned) => boolean): bigint =>
  payouts
    .filter((payout) => payout.state === 'returned' && payout.stateReason !== RESENT && isCounted(payout))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** What is missing by the member's word: payouts that the bank had returned are in the wallet already. */
export function missingOf({ withdrawal, dispute, payouts }: Claim): bigint {
  const { endedAt } = dispute;
  const returned = returnedMinor(payouts, ({ changedAt }) => endedAt === null || changedAt < endedAt);
  const missing = withdrawal.amountMinor - withdrawal.feeMinor - dispute.receivedMinor - returned;
  return missing > 0n ? missing : 0n;
}

/** What the house has not got back yet of a claim that it made good, before the given payout is returned. */
export function lossLeftOf(claim: Claim, payoutId: string): bigint {
  const { endedAt } = claim.dispute;
  const recovered = returnedMinor(
    claim.payouts,
    ({ id, changedAt }) => id !== payoutId && endedAt !== null && changedAt >= endedAt,
  );
  const left = missingOf(claim) - recovered;
  return left > 0n ? left : 0n;
}
