import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/paging.ts';

declare const moneyTx: unique symbol;

/** A transaction in which money may move; only `wallet.transaction` makes one. */
export type MoneyTx = Tx & { readonly [moneyTx]: true };

export const MEMBER_KINDS = [
  'main',
  'bonus',
  'points',
  'withdrawal_hold',
  'play_hold',
  'commission',
  'dispute_hold',
  'transfer_hold',
] as const;
type OwnKind = (typeof MEMBER_KINDS)[number];
/** The wallet at a vendor, by the id of the merchant's account there. */
export type VendorWalletKind = `vendor_wallet:${string}`;
export type MemberAccountKind = OwnKind | VendorWalletKind;

export type HouseAccountKind =
  | 'game'
  | 'deposit_clearing'
  | 'withdrawal_clearing'
  | 'bonus_cost'
  | 'commission_cost'
  | 'jackpot'
  | 'adjustment'
  | 'suspense'
  | 'bank'
  | 'fee_income'
  | 'fee_cost'
  | 'payment_loss'
  | 'exchange'
  | 'points_issue'
  | 'points_hold';

/** An account by its meaning; created on first use. */
export type AccountRef = { owner: 'member'; memberId: string; kind: MemberAccountKind } | HouseAccountRef;
export type HouseAccountRef = { owner: 'house'; kind: HouseAccountKind; key: string };

/** Moves money from `debit` to `credit`. The id is created by the caller and never reused. */
export type Transfer = {
  id: string;
  debit: AccountRef;
  credit: AccountRef;
  /** Above zero, in the ledger's scale. */
  amountMinor: bigint;
  code: TransferCode;
  /** The cause of the transfer: the id (a UUID) of a round, an order, a bill. */
  reference: string;
};

/** What a member played, to be added to the current period's figures. */
export type PlayFigures = {
  rounds: number;
  stakeMinor: bigint;
  validBetMinor: bigint;
  payoutMinor: bigint;
};

export type TransferBatch = {
  merchantId: string;
  currency: string;
  /** Linked: all or none. */
  transfers: readonly Transfer[];
  figures?: readonly ({ memberId: string } & PlayFigures)[];
};

/** The entry that a transfer left in a member account. */
export type Entry = { sequence: bigint; balanceAfterMinor: bigint };

export type PostedTransfer = {
  id: string;
  at: Date;
  /** True if the transfer existed already and nothing was moved. */
  duplicate: boolean;
  /** Null on the side of a system account. */
  debit: Entry | null;
  credit: Entry | null;
};

export type AccountBalance = {
  amountMinor: bigint;
  /** Sequence of the account's last entry: a newer balance has a higher one. */
  sequence: bigint;
};

/** Balances of one member: the main account, and every account by kind except those at vendors. */
export type Balances = AccountBalance & Record<OwnKind, AccountBalance>;

export type StatementQuery = {
  merchantId: string;
  memberId: string;
  currency: string;
  kind?: MemberAccountKind;
  code?: TransferCode;
  /** The round, deposit or other record that the transfers belong to. */
  reference?: string;
  /** A half-open interval. */
  from?: Date;
  until?: Date;
  pageNum: number;
  pageSize: number;
};

export type StatementLine = Entry & {
  transferId: string;
  at: Date;
  code: TransferCode;
  /** Positive for incoming, negative for outgoing amounts. */
  amountMinor: bigint;
  reference: string;
};

/** Newest first; totals are those of the whole selection. */
export type StatementPage = Page<StatementLine> & { totalInMinor: bigint; totalOutMinor: bigint };

export type HouseBalance = {
  kind: HouseAccountKind;
  key: string;
  /** Positive: the house holds it. */
  amountMinor: bigint;
};

export type TrialBalance = {
  merchantId: string;
  currency: string;
  /** What the house owes its members. */
  liabilityMinor: bigint;
  houseMinor: bigint;
  /** Zero when the ledger balances. */
  sumMinor: bigint;
};

export type Finding = {
  /** The violated rule. */
  rule: string;
  merchantId: string;
  /** The affected account, transfer or round. */
  subject: string;
  detail: string;
};

export type AuditReport = { at: Date; durationMilliseconds: number; findings: Finding[] };

/** A rule that another module wants to see kept on the same live database. */
export type AuditCheck = (tx: Tx) => Promise<Finding[]>;

export type FiguresQuery = {
  merchantId: string;
  currency: string;
  memberId?: string;
  /** Periods that start at or after `from` and before `until`. */
  from: Date;
  until: Date;
};

export type MemberPeriod = PlayFigures & {
  memberId: string;
  periodStart: Date;
  /** A sealed period never changes any more. */
  sealed: boolean;
};

export type BalanceChange = {
  merchantId: string;
  /** Undefined if there are too many to list. */
  memberIds: ReadonlySet<string> | undefined;
};
