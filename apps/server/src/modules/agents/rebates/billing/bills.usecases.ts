import { appError } from '../../../../platform/http/errors.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { rebateErrors } from '../rebates.errors.ts';
import type { RebateDeps } from '../rebates.types.ts';
import {
  findBill,
  listBills,
  listDays,
  listSteps,
  readOpen,
  sumBills,
  type Bill,
  type BillFilter,
  type DayIncome,
  type Step,
} from './bills.reads.ts';

type MemberKey = { merchantId: string; memberId: string };

export type BillQuery = Partial<Pick<BillFilter, 'kind' | 'state'>> & {
  from?: Date | undefined;
  until?: Date | undefined;
  after?: string | undefined;
  limit: number;
};

const LAST_PERIOD = 2 ** 31 - 1;
const periodOf = (at: Date): number => Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));

export type ExplainedBill = Bill & { steps: Step[]; isComplete: boolean };

export function createBills({ db }: Pick<RebateDeps, 'db'>) {
  /** @throws `rebates.not_found` for a bill of somebody else */
  const find = async (member: MemberKey, billId: string): Promise<Bill> => {
    const bill = await findBill(db, { ...member, billId });
    if (!bill) throw appError(rebateErrors.notFound);
    return bill;
  };

  /** @throws `rebates.not_found` for a page after somebody else's bill */
  const list = async (member: MemberKey, { after, limit, ...query }: BillQuery) => {
    const filter: BillFilter = {
      kind: query.kind,
      state: query.state,
      from: query.from ? periodOf(query.from) : 0,
      until: query.until ? periodOf(query.until) : LAST_PERIOD,
    };
    const last = after ? await find(member, after) : undefined;
    const [found, sums] = await Promise.all([
      listBills(db, { ...member, filter, after: last, limit: limit + 1 }),
      sumBills(db, { ...member, filter }),
    ]);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null, ...sums };
  };

  /** The bill with every step of its computation; they add up to the amount. */
  const explain = async (member: MemberKey, billId: string): Promise<ExplainedBill> => {
    const bill = await find(member, billId);
    const steps = await listSteps(db, { ...member, from: bill.from, until: bill.until });
    const sum = steps.reduce(
      (total, { ownMinor, shareMinor }) => total + (bill.kind === 'own' ? ownMinor : shareMinor),
      0n,
    );
    return { ...bill, steps, isComplete: sum === bill.amountMinor };
  };

  const income = async (
    member: MemberKey,
    span: { from: string; until: string },
  ): Promise<{ days: DayIncome[]; earnedMinor: bigint; openMinor: bigint }> => {
    const [days, openMinor] = await Promise.all([listDays(db, { ...member, ...span }), readOpen(db, member)]);
    const earnedMinor = days.reduce((sum, { ownMinor, shareMinor }) => sum + ownMinor + shareMinor, 0n);
    return { days, earnedMinor, openMinor };
  };

  return { list, explain, income };
}
