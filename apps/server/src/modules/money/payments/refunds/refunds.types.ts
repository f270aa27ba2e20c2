import type { RefundState } from '@croupier/contract/payments/payment-states.ts';

export type RefundRow = {
  merchantId: string;
  id: string;
  /** Of a credited deposit: the money was in the member's wallet. */
  depositId: string | null;
  /** Of money that waited in suspense. */
  movementId: string | null;
  memberId: string | null;
  accountId: string;
  reference: string;
  asset: string;
  amountMinor: bigint;
  state: RefundState;
  stateReason: string | null;
  isByHand: boolean;
  theirId: string | null;
  createdAt: Date;
  changedAt: Date;
  submittedAt: Date | null;
  doneAt: Date | null;
  askAt: Date | null;
  asks: number;
};
export type RefundKey = { merchantId: string; id: string };
