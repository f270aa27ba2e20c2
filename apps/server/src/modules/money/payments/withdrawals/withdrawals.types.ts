import type { ReceiptState, WithdrawalState } from '@croupier/contract/payments/payment-states.ts';
import type { RuleCheck } from '@croupier/contract/payments/withdrawal-desk.ts';
import type { WithdrawalObstacle } from '@croupier/contract/payments/withdrawals.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { MoneyTx } from '../../wallet/index.ts';
import type { PaymentParts } from '../payments.types.ts';
import type { PayoutTiming } from '../payouts/payouts.types.ts';

/** Why a member can't withdraw now, or not more than an amount. */
export type Obstacle = {
  code: WithdrawalObstacle;
  /** What is owed or left, where the obstacle is an amount. */
  amountMinor?: bigint;
  until?: Date;
};

/** Objections of other modules to a member's withdrawals, such as bonuses and unpaid bills. */
export type WithdrawalCheck = (
  db: Db,
  of: { merchantId: string; memberId: string; currency: string },
) => Promise<Obstacle[]>;

/** Told of a request in its transaction, once nothing stands against it. It may refuse the request. */
export type OnRequested = (
  tx: MoneyTx,
  of: { merchantId: string; memberId: string; bonusToken: string | undefined },
) => Promise<void>;

export type WithdrawalHooks = { checks: WithdrawalCheck[]; requested: OnRequested[] };

export type WithdrawalDeps = PaymentParts & {
  hooks: WithdrawalHooks;
  timing: PayoutTiming;
};

export type WithdrawalKey = { merchantId: string; id: string };

export type WithdrawalRow = WithdrawalKey & {
  memberId: string;
  methodId: string;
  beneficiaryId: string;
  currency: string;
  reference: string;
  amountMinor: bigint;
  feeMinor: bigint;
  state: WithdrawalState;
  stateReason: string | null;
  checks: RuleCheck[];
  approvedBy: string | null;
  decidedBy: string | null;
  receipt: ReceiptState | null;
  requestedAt: Date;
  changedAt: Date;
  promisedAt: Date | null;
  paidAt: Date | null;
  receiptDueAt: Date | null;
};

export type WithdrawalStep = {
  step: string;
  at: Date;
  actorKind: 'member' | 'operator' | 'system';
  operatorId: string | null;
  reason: string | null;
};
