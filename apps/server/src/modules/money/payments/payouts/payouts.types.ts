import type { PayoutState } from '@croupier/contract/payments/payment-states.ts';

export type PayoutKey = { merchantId: string; id: string };

export type PayoutRow = PayoutKey & {
  withdrawalId: string;
  memberId: string;
  accountId: string;
  reference: string;
  amountMinor: bigint;
  feeCostMinor: bigint;
  /** What was paid, where it is not the merchant's currency. */
  asset: string | null;
  assetMinor: bigint | null;
  state: PayoutState;
  stateReason: string | null;
  theirId: string | null;
  isByHand: boolean;
  takenBy: string | null;
  proofs: string[];
  createdAt: Date;
  changedAt: Date;
  submittedAt: Date | null;
  paidAt: Date | null;
  askAt: Date | null;
  asks: number;
};

/** How long to wait, in milliseconds. */
export type PayoutTiming = {
  /** After a payout was handed to the provider's call: longer than any call takes. */
  submitting: number;
  /** Before each further question; the last one repeats. */
  asks: readonly number[];
  /** A provider that does not know an order this long after it was sent never got it. */
  absentAfter: number;
};
