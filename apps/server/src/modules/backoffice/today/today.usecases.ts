import type { MerchantToday, todayRoutes } from '@croupier/contract/backoffice/today.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { createFresh } from '../../../platform/fresh.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { CONSOLE } from '../../access/sessions/index.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import { addDays, dayOf } from '../reports/index.ts';
import { TODAY } from './today.config.ts';
import {
  readDepositsToDecide,
  readDifferences,
  readLocks,
  readNewMembers,
  readOpenChargebacks,
  readOpenDisputes,
  readOpenRounds,
  readPayoutsByHand,
  readPlayers,
  readRefundsByHand,
  readUnmatched,
  readWaitingApprovals,
  readWaitingWithdrawals,
  type QueueRow,
} from './today.reads.ts';
import { hoursOf, sortAlarms, type AlarmLine } from './today.rules.ts';
import type { TodayDeps } from './today.types.ts';

type Today = CallOutput<typeof todayRoutes.get>;
type Queue = Today['queues'][number];
/** What is read for all merchants at once, before it is cut to an operator's grants. */
type Everything = {
  at: Date;
  merchants: MerchantToday[];
  alarms: AlarmLine[];
  approvals: QueueRow[];
  withdrawals: QueueRow[];
  deposits: QueueRow[];
  unmatched: QueueRow[];
  payouts: QueueRow[];
  refunds: QueueRow[];
  chargebacks: QueueRow[];
  differences: QueueRow[];
  disputes: QueueRow[];
  openRounds: QueueRow[];
};
type Counts = {
  members: ReadonlyMap<string, number>;
  newMembers: ReadonlyMap<string, number>;
  openRounds: QueueRow[];
};

const DAYS_OF_WEEK = 7;
const MONEY_QUEUES = ['deposits', 'unmatched', 'payouts', 'refunds', 'chargebacks', 'differences'] as const;

/** Counts that read many rows, so less often. */
async function readCounts(deps: TodayDeps, merchantIds: readonly string[], now: Date): Promise<Counts> {
  const { db } = deps;
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const [members, newMembers, openRounds] = await Promise.all([
    deps.members.countMembers(merchantIds),
    readNewMembers(db, { merchantIds, since: new Date(dayOf(now)) }),
    readOpenRounds(db, {
      merchantIds,
      from: before(TODAY.openRoundMaxMilliseconds),
      until: before(TODAY.openRoundMilliseconds),
    }),
  ]);
  return { members, newMembers, openRounds };
}

async function readMerchants(deps: TodayDeps, now: Date, counts: Counts): Promise<MerchantToday[]> {
  const { db, merchants, wallet, reports, operations } = deps;
  const all = await merchants.list();
  const merchantIds = all.map(({ id }) => id);
  const today = dayOf(now);
  const lastWeek = addDays(today, -DAYS_OF_WEEK);
  const period = Math.floor(Date.parse(today) / (PERIOD_SECONDS * 1000));
  const [rows, players, lags, audit, balances] = await Promise.all([
    reports.hours({ merchantIds, days: [today, lastWeek] }),
    readPlayers(db, { merchantIds, period }),
    operations.lags(),
    wallet.lastAudit(),
    Promise.all(all.map(({ id, currency }) => wallet.trialBalance(id, currency))),
  ]);
  const figures = Map.groupBy(rows, ({ merchantId, currency, day }) => `${merchantId} ${currency} ${day}`);
  return all.map(({ id, name, currency }, index) => ({
    merchantCode: id,
    name,
    currency,
    sealedUntil: lags.reports.find(({ merchantCode }) => merchantCode === id)?.at ?? null,
    hours: hoursOf(figures.get(`${id} ${currency} ${today}`) ?? []),
    hoursBefore: hoursOf(figures.get(`${id} ${currency} ${lastWeek}`) ?? []),
    members: counts.members.get(id) ?? 0,
    newMembers: counts.newMembers.get(id) ?? 0,
    activeMembers: players.get(id) ?? 0,
    liability: balances[index]?.liabilityMinor ?? 0n,
    trialBalance: balances[index]?.sumMinor ?? 0n,
    auditedAt: audit?.at ?? null,
  }));
}

/** Alarms of single merchants. */
async function merchantAlarms(
  deps: TodayDeps,
  now: Date,
  merchants: readonly MerchantToday[],
): Promise<AlarmLine[]> {
  const { db, wallet, operations } = deps;
  const since = new Date(now.getTime() - TODAY.stormWindowMilliseconds);
  const merchantIds = merchants.map(({ merchantCode }) => merchantCode);
  const [audit, lags, locks] = await Promise.all([
    wallet.lastAudit(),
    operations.lags(),
    readLocks(db, { merchantIds, since }),
  ]);
  const late = (kind: 'sealLate' | 'figuresLate', lines: typeof lags.seals): AlarmLine[] =>
    lines
      .filter(({ state }) => state === 'late')
      .map(({ merchantCode, at }) => ({ kind, merchantCode, count: 1, since: at }));
  return [
    ...merchants
      .filter(({ trialBalance }) => trialBalance !== 0n)
      .map(({ merchantCode }): AlarmLine => ({ kind: 'unbalanced', merchantCode, count: 1, since: null })),
    ...Object.entries(audit?.findings ?? {}).map(([merchantCode, count]): AlarmLine => ({
      kind: 'auditFindings',
      merchantCode,
      count,
      since: audit?.at ?? null,
    })),
    ...late('sealLate', lags.seals),
    ...late('figuresLate', lags.reports),
    ...locks
      .filter(({ locks: count }) => count >= TODAY.stormLocks)
      .map(({ merchantId, locks: count, since: first }): AlarmLine => ({
        kind: 'signInStorm',
        merchantCode: merchantId,
        count,
        since: first,
      })),
  ];
}

/** Alarms of the platform. */
async function platformAlarms({ operations }: TodayDeps): Promise<AlarmLine[]> {
  const [jobs, outbox, audit, feeds] = await Promise.all([
    operations.listJobs(),
    operations.outbox(),
    operations.lastAudit(),
    operations.countFailingFeeds(),
  ]);
  const failing = jobs.filter(({ state }) => state === 'failing' || state === 'late');
  const alarms: AlarmLine[] = [];
  const add = (kind: AlarmLine['kind'], count: number, since: Date | null = null): void => {
    alarms.push({ kind, merchantCode: null, count, since });
  };
  if (failing.length > 0) add('jobsFailing', failing.length);
  if (outbox.state === 'late') add('outboxLate', outbox.waiting, outbox.oldestAt);
  if (audit.state === 'late') add('auditLate', 1, audit.at);
  if (feeds > 0) add('feedsFailing', feeds);
  return alarms;
}

const queuesOf = (kind: Queue['kind'], rows: readonly QueueRow[]): Queue[] =>
  rows.map(({ merchantId, ...row }) => ({ kind, merchantCode: merchantId, ...row }));

/** Alarms, queues and figures; read at most every few seconds, and restricted to what an operator may see. */
export function createToday(deps: TodayDeps): (rights: Rights) => Promise<Today> {
  const { db, clock } = deps;
  const counts = createFresh<Counts>({ clock, milliseconds: TODAY.countsFreshMilliseconds });
  const everything = createFresh<Everything>({ clock, milliseconds: TODAY.freshMilliseconds });

  const read = async (): Promise<Everything> => {
    const at = clock.now();
    const merchantIds = (await deps.merchants.list()).map(({ id }) => id);
    const riskAt = new Date(at.getTime() + TODAY.approvalRiskMilliseconds);
    const counted = await counts.get(merchantIds.join(' '), () => readCounts(deps, merchantIds, at));
    const merchants = await readMerchants(deps, at, counted);
    const paymentRiskAt = new Date(at.getTime() + TODAY.withdrawalRiskMilliseconds);
    const ago = (milliseconds: number): Date => new Date(at.getTime() - milliseconds);
    const dayAgo = ago(TODAY.differenceRiskMilliseconds);
    const [deposits, unmatched, payouts, refunds, chargebacks, differences] = await Promise.all([
      readDepositsToDecide(db, { merchantIds, riskAt: ago(TODAY.depositRiskMilliseconds) }),
      readUnmatched(db, { merchantIds, riskAt: dayAgo }),
      readPayoutsByHand(db, { merchantIds, riskAt: ago(TODAY.payoutRiskMilliseconds) }),
      readRefundsByHand(db, { merchantIds, riskAt: dayAgo }),
      readOpenChargebacks(db, { merchantIds, riskAt: dayAgo }),
      readDifferences(db, { merchantIds, riskAt: dayAgo }),
    ]);
    const money = { deposits, unmatched, payouts, refunds, chargebacks, differences };
    const [own, platform, approvals, withdrawals, disputes] = await Promise.all([
      merchantAlarms(deps, at, merchants),
      platformAlarms(deps),
      readWaitingApprovals(db, { merchantIds: [CONSOLE, ...merchantIds], now: at, riskAt }),
      readWaitingWithdrawals(db, { merchantIds, riskAt: paymentRiskAt }),
      readOpenDisputes(db, merchantIds),
    ]);
    const { openRounds } = counted;
    const alarms = sortAlarms([...own, ...platform]);
    return { at, merchants, alarms, approvals, withdrawals, disputes, ...money, openRounds };
  };

  return async (rights) => {
    const { at, merchants, alarms, approvals, withdrawals, disputes, openRounds, ...money } =
      await everything.get('today', read);
    const maySeePayments = ({ merchantId }: QueueRow): boolean => rights.may('payments.view', merchantId);
    const maySee = (merchantCode: string): boolean => rights.may('overview.view', merchantCode);
    return {
      at,
      alarms: alarms.filter(({ merchantCode }) =>
        merchantCode === null ? rights.may('jobs.view', CONSOLE) : maySee(merchantCode),
      ),
      queues: [
        ...queuesOf(
          'approvals',
          approvals.filter(({ merchantId }) => rights.may('approvals.view', merchantId)),
        ),
        ...queuesOf('withdrawals', withdrawals.filter(maySeePayments)),
        ...MONEY_QUEUES.flatMap((kind) => queuesOf(kind, money[kind].filter(maySeePayments))),
        ...queuesOf('disputes', disputes.filter(maySeePayments)),
        ...queuesOf(
          'openRounds',
          openRounds.filter(({ merchantId }) => maySee(merchantId)),
        ),
      ],
      merchants: merchants.filter(({ merchantCode }) => maySee(merchantCode)),
    };
  };
}
