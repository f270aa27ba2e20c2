import type { BillDerivation } from '@croupier/contract/agents/contract-bills.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { addDays } from '../../../../platform/zone.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { calendar } from '../../network/index.ts';
import { newestFirst } from './bill-order.rules.ts';
import type { BillSums, ContractDay, ListedBill, ListedQuery } from './bill-source.types.ts';
import { rebateErrors } from '../rebates.errors.ts';
import type { RebateDeps } from '../rebates.types.ts';
import {
  findBill,
  listBills,
  listDays,
  listSteps,
  readOpen,
  sumBills,
  type BillFilter,
  type DayIncome,
  type Step,
} from './bills.reads.ts';

type MemberKey = { merchantId: string; memberId: string };

export type BillQuery = {
  side?: ListedQuery['side'] | undefined;
  kind?: ListedBill['kind'] | undefined;
  state?: ListedBill['state'] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  after?: string | undefined;
  limit: number;
};

const LAST_PERIOD = 2 ** 31 - 1;
const REBATE_KINDS: ReadonlySet<string> = new Set(['own', 'share']);
const REBATE_STATES: ReadonlySet<string> = new Set(['due', 'review', 'refused', 'lapsed', 'paid']);
const periodOf = (at: Date): number => Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));

export type Income = {
  days: DayIncome[];
  contracts: ContractDay[];
  earnedMinor: bigint;
  paidMinor: bigint;
  openMinor: bigint;
};

export type ExplainedBill = ListedBill & {
  steps: Step[];
  isComplete: boolean;
  derivation?: BillDerivation;
};

/** What of a query concerns rebates; undefined if nothing does. */
function filterOf({ side, kind, state, from, until }: Omit<ListedQuery, 'after' | 'limit'>) {
  if (side === 'owed' || (kind && !REBATE_KINDS.has(kind)) || (state && !REBATE_STATES.has(state)))
    return undefined;
  return { kind, state, from, until } as BillFilter;
}

export function createBills({
  db,
  merchants,
  bills: { sources },
}: Pick<RebateDeps, 'db' | 'merchants' | 'bills'>) {
  const rebates = {
    list: async (member: MemberKey, query: ListedQuery): Promise<ListedBill[]> => {
      const filter = filterOf(query);
      return filter ? listBills(db, { ...member, filter, after: query.after, limit: query.limit }) : [];
    },
    sums: async (member: MemberKey, query: Omit<ListedQuery, 'after' | 'limit'>): Promise<BillSums> => {
      const filter = filterOf(query);
      return filter ? sumBills(db, { ...member, filter }) : { totalMinor: 0n, paidMinor: 0n };
    },
  };
  const ofContracts = async (member: MemberKey, billId: string) => {
    for (const source of sources) {
      const bill = await source.find(member, billId);
      if (bill) return { bill, source };
    }
    return undefined;
  };

  /** @throws `rebates.not_found` for a bill of somebody else */
  const find = async (member: MemberKey, billId: string): Promise<ListedBill> => {
    const bill = (await findBill(db, { ...member, billId })) ?? (await ofContracts(member, billId))?.bill;
    if (!bill) throw appError(rebateErrors.notFound);
    return bill;
  };

  const sumsOf = async (
    member: MemberKey,
    filter: Omit<ListedQuery, 'after' | 'limit'>,
  ): Promise<BillSums> => {
    const sums = await Promise.all([rebates, ...sources].map((source) => source.sums(member, filter)));
    return {
      totalMinor: sums.reduce((sum, { totalMinor }) => sum + totalMinor, 0n),
      paidMinor: sums.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
    };
  };

  /** Bills of all kinds. @throws `rebates.not_found` for a page after somebody else's bill */
  const list = async (member: MemberKey, { after, limit, ...query }: BillQuery) => {
    const filter = {
      side: query.side ?? 'own',
      kind: query.kind,
      state: query.state,
      from: query.from ? periodOf(query.from) : 0,
      until: query.until ? periodOf(query.until) : LAST_PERIOD,
    };
    const last = after ? await find(member, after) : undefined;
    const all = [rebates, ...sources];
    const [lists, sums] = await Promise.all([
      Promise.all(all.map((source) => source.list(member, { ...filter, after: last, limit: limit + 1 }))),
      sumsOf(member, filter),
    ]);
    const found = lists.flat().toSorted(newestFirst);
    const items = found.slice(0, limit);
    return {
      items,
      next: found.length > limit ? (items.at(-1)?.id ?? null) : null,
      ...sums,
    };
  };

  /** The bill with every step of its computation; they add up to the amount. */
  const explain = async (member: MemberKey, billId: string): Promise<ExplainedBill> => {
    const bill = await findBill(db, { ...member, billId });
    if (!bill) {
      const other = await ofContracts(member, billId);
      if (!other) throw appError(rebateErrors.notFound);
      const derivation = await other.source.derive(member, billId);
      return { ...other.bill, steps: [], isComplete: true, derivation };
    }
    const steps = await listSteps(db, { ...member, from: bill.from, until: bill.until });
    const sum = steps.reduce(
      (total, { ownMinor, shareMinor }) => total + (bill.kind === 'own' ? ownMinor : shareMinor),
      0n,
    );
    return { ...bill, steps, isComplete: sum === bill.amountMinor };
  };

  /** What was paid of bills whose periods end on some settlement days. */
  const paidOn = async (member: MemberKey, { from, until }: { from: string; until: string }) => {
    const { settlement } = (await merchants.byId(member.merchantId)).settings;
    const firstOf = (day: string): number => calendar.firstPeriodOf(day, settlement);
    const periods = { from: firstOf(from), until: firstOf(addDays(until, 1)) };
    return (await sumsOf(member, { side: 'own', kind: undefined, state: undefined, ...periods })).paidMinor;
  };

  const income = async (member: MemberKey, span: { from: string; until: string }): Promise<Income> => {
    const [days, openRebates, paidMinor, ...others] = await Promise.all([
      listDays(db, { ...member, ...span }),
      readOpen(db, member),
      paidOn(member, span),
      ...sources.map((source) => source.income(member, span)),
    ]);
    const contracts = others.flatMap((other) => other.days);
    const rebated = days.reduce((sum, { ownMinor, shareMinor }) => sum + ownMinor + shareMinor, 0n);
    const earnedMinor = contracts.reduce((sum, { takeMinor }) => sum + takeMinor, rebated);
    const openMinor = others.reduce((sum, other) => sum + other.openMinor, openRebates);
    return { days, contracts, earnedMinor, paidMinor, openMinor };
  };

  return { list, explain, income };
}
