import type { Tx } from '../../../../platform/db/database.ts';
import type { MoneyTx } from '../../wallet/index.ts';
import type { AccountRow } from '../accounts/accounts.types.ts';
import type { By } from '../changes/changes.types.ts';

export type MovementSource = 'hook' | 'ask' | 'list' | 'operator';
export type MovementState = 'pending' | 'matched' | 'suspense' | 'returned' | 'vanished';

export type MovementRow = {
  merchantId: string;
  accountId: string;
  theirId: string;
  id: string;
  direction: 'in' | 'out';
  amountMinor: bigint;
  feeMinor: bigint;
  asset: string;
  payer: string;
  payerAccount: string;
  text: string;
  at: Date;
  seenAt: Date;
  source: MovementSource;
  state: MovementState;
  /** What of it waits in the suspense account. */
  suspenseMinor: bigint;
  depositId: string | null;
  payoutId: string | null;
  detail: MovementDetail | null;
};

export type MovementDetail = {
  ourId?: string;
  address?: string;
  confirmations?: { seen: number; needed: number };
  /** What the whole amount was worth in the account’s currency when it became final, in the ledger’s scale. */
  worth?: string;
};

/**
 * Takes a movement for a payout or a refund in the transaction that stores it.
 *
 * @returns whether it was taken; it is marked as matched then
 */
export type OutgoingTaker = (
  tx: MoneyTx,
  taken: { account: AccountRow; movement: MovementRow; by: By },
) => Promise<boolean>;

/** Called in the transaction that credits a deposit, before its money moves. */
export type DepositCredited = (
  tx: Tx,
  credited: {
    merchantId: string;
    memberId: string;
    depositId: string;
    currency: string;
    amountMinor: bigint;
    at: Date;
  },
) => Promise<void>;

/** What other parts of payments do with movements. */
export type MovementHooks = {
  outgoing: OutgoingTaker[];
  /** For incoming money that no deposit waits for, such as a payout that the bank sends back. */
  returned: OutgoingTaker[];
  credited: DepositCredited[];
};
