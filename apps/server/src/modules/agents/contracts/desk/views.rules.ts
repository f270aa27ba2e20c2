import type { contractBillList, contractRunList } from '@croupier/contract/agents/contracts-desk.ts';
import type { OutputOf } from '@croupier/contract/route.ts';
import { instantOf } from '../periods/now.rules.ts';

type Run = OutputOf<typeof contractRunList.item>;
type Bill = OutputOf<typeof contractBillList.item>;

/** Periods are numbers in the database, instants in the calls. */
type WithPeriods<T> = Omit<T, 'from' | 'until'> & { from: number; until: number };
export type RunRow = WithPeriods<Run>;
export type BillRow = WithPeriods<Omit<Bill, 'payer' | 'payee' | 'take' | 'before'>> & {
  beforeGross: bigint;
  beforeDownline: bigint;
  payeeId: string;
  payeeAccount: string;
  payerId: string | null;
  payerAccount: string | null;
};

export const runView = ({ from, until, ...run }: RunRow): Run => ({
  ...run,
  from: instantOf(from),
  until: instantOf(until),
});

export const billView = ({
  from,
  until,
  payeeId,
  payeeAccount,
  payerId,
  payerAccount,
  beforeGross,
  beforeDownline,
  ...bill
}: BillRow): Bill => ({
  ...bill,
  from: instantOf(from),
  until: instantOf(until),
  payee: { memberId: payeeId, account: payeeAccount },
  payer: payerId === null ? null : { memberId: payerId, account: payerAccount ?? '' },
  take: bill.gross - bill.downline,
  before: bill.revision === 1 ? null : { gross: beforeGross, take: beforeGross - beforeDownline },
});
