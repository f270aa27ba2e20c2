import type { DEPOSIT_REASONS } from '@croupier/contract/payments/deposits.ts';
import type { DepositState } from '@croupier/contract/payments/payment-states.ts';
import type { Instructions } from '../providers/provider.types.ts';

export type DepositReason = (typeof DEPOSIT_REASONS)[number];

export type DepositRow = {
  merchantId: string;
  id: string;
  memberId: string;
  methodId: string;
  accountId: string;
  currency: string;
  reference: string;
  askedMinor: bigint;
  /** What arrived, and of it what limits did not let into the wallet. */
  receivedMinor: bigint | null;
  heldMinor: bigint;
  feeMinor: bigint;
  state: DepositState;
  stateReason: DepositReason | null;
  theirId: string | null;
  /** As stored: dates are texts. */
  instructions: StoredInstructions | null;
  slips: string[];
  continuesId: string | null;
  createdAt: Date;
  changedAt: Date;
  expiresAt: Date;
  creditedAt: Date | null;
  askAt: Date | null;
  asks: number;
};

export type StoredInstructions = Omit<Instructions, 'rateUntil'> & { rateUntil?: string; slip?: boolean };

/** Where the member was when a deposit was ordered: the way back from the provider's page, and its language. */
export type OrderPage = { origin: string; language: string };

export type DepositKey = { merchantId: string; id: string };
