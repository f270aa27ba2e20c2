import type { BillDerivation, contractBill } from '@croupier/contract/agents/contract-bills.ts';
import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import type { billKind, billState } from '@croupier/contract/agents/rebates.ts';
import type { OutputOf } from '@croupier/contract/route.ts';

type MemberKey = { merchantId: string; memberId: string };

/** A bill of any kind; `contract` is what only bills of contracts have. */
export type ListedBill = {
  id: string;
  from: number;
  until: number;
  amountMinor: bigint;
  transferId: string;
  createdAt: Date;
  paidAt: Date | null;
  kind: OutputOf<typeof billKind>;
  state: OutputOf<typeof billState>;
  contract?: OutputOf<typeof contractBill>;
};

export type ListedQuery = {
  side: 'own' | 'owed';
  kind: ListedBill['kind'] | undefined;
  state: ListedBill['state'] | undefined;
  /** Periods in which bills end: after `from`, up to `until`. */
  from: number;
  until: number;
  /** The place of the last bill of the page before. */
  after: Pick<ListedBill, 'until' | 'kind' | 'id'> | undefined;
  limit: number;
};

export type ContractDay = {
  day: string;
  kind: ContractKind;
  grossMinor: bigint;
  downlineMinor: bigint;
  takeMinor: bigint;
  openMinor: bigint;
};

/** Bills of a later module, listed together with rebates. */
export type BillSource = {
  /** In the order of `newestFirst`. */
  list: (member: MemberKey, query: ListedQuery) => Promise<ListedBill[]>;
  sums: (member: MemberKey, query: Omit<ListedQuery, 'after' | 'limit'>) => Promise<BillSums>;
  /** The member's own bill, or one that the member pays. */
  find: (member: MemberKey, billId: string) => Promise<ListedBill | undefined>;
  derive: (member: MemberKey, billId: string) => Promise<BillDerivation>;
  income: (
    member: MemberKey,
    span: { from: string; until: string },
  ) => Promise<{ days: ContractDay[]; openMinor: bigint }>;
};

export type BillSums = { totalMinor: bigint; paidMinor: bigint };
