import type { SettlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { FigureReader, SealedSpan } from '../../../games/figures/index.ts';
import { calendar, lastNo, listMovesSince, undoMoves, uplineOf } from '../../network/index.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { CHUNK, MAX_MEMBER_PERIODS, MEMBERS_READER, READER } from '../teams.config.ts';
import type { TeamDeps } from '../teams.types.ts';
import {
  addBelow,
  addMoney,
  addOwn,
  addOwnRows,
  keepSpan,
  listNew,
  lockTotals,
  markFirst,
  moveMark,
  readActivity,
  readActivityOf,
  readCash,
  readPlay,
  readResettled,
  type OwnActivity,
  type OwnCash,
} from './rollup.queries.ts';
import { activeBits, activeChanges, NO_MONEY, playBelow, teamMoney, type OwnMoney } from './rollup.rules.ts';

type Settlement = Pick<SettlementSettings, 'timeZone' | 'dayStartsAtMinutes' | 'team'>;
type OfDay = { merchantId: string; day: string; settlement: Settlement };
type Of = { currency: string; settlement: Settlement };

/** Who became active, or is no longer after a correction; noted with the first day. */
async function changedActivity(
  tx: Tx,
  { merchantId, day, settlement }: OfDay,
  own: readonly OwnActivity[],
): Promise<OwnMoney[]> {
  const { activeValidBetMinor } = settlement.team;
  const started: number[] = [];
  const changed = own.flatMap(({ no, path, before, validBet }): OwnMoney[] => {
    const bits = activeBits(validBet, activeValidBetMinor);
    if (bits === before) return [];
    if (bits & 1) started.push(no);
    return [{ ...NO_MONEY, path, active: activeChanges(before, bits) }];
  });
  await markFirst(tx, { merchantId, day, nos: started, what: 'active_on' });
  return changed;
}

async function cashOf(tx: Tx, { merchantId, day }: OfDay, cash: readonly OwnCash[]): Promise<OwnMoney[]> {
  const nos = cash.filter(({ hasDeposited }) => hasDeposited).map(({ no }) => no);
  const first = await markFirst(tx, { merchantId, day, nos, what: 'deposited_on' });
  return cash.map((own) => ({
    ...NO_MONEY,
    ...own,
    firstDeposits: first.has(own.no) ? 1 : 0,
  }));
}

/** Adds what was ordered in a span to count when its rounds were settled to the days of then, with the tree of then. */
async function addResettled(tx: Tx, span: SealedSpan, { currency, settlement }: Of): Promise<void> {
  const { merchantId } = span;
  for (const [period, rows] of await readResettled(tx, { ...span, currency })) {
    const since = new Date((period + 1) * PERIOD_SECONDS * 1_000);
    const treeOfThen = undoMoves(await listMovesSince(tx, { merchantId, since }));
    const play = rows.map((row) => ({ ...row, path: treeOfThen(row.path) }));
    const of = { merchantId, day: calendar.dayOfPeriod(period, settlement), settlement };
    const paths = new Map(play.map(({ path }) => [lastNo(path), path]));
    await addOwnRows(tx, { ...of, rows: play.map(({ path, ...sums }) => ({ ...sums, no: lastNo(path) })) });
    await addBelow(tx, { ...of, rows: playBelow(play.map((row) => ({ ...row, path: uplineOf(row.path) }))) });
    const activity = await readActivityOf(tx, { ...of, nos: [...paths.keys()] });
    const own = activity.map((each) => ({ ...each, path: paths.get(each.no) ?? '' }));
    const active = await changedActivity(tx, of, own);
    if (active.length > 0) await addMoney(tx, { ...of, rows: teamMoney(active) });
  }
}

/** Adds one sealed period to the totals of everybody above those who played or moved money. */
async function addPeriod(tx: Tx, span: SealedSpan, { currency, settlement }: Of): Promise<void> {
  const { merchantId, from } = span;
  const day = calendar.dayOfPeriod(from, settlement);
  const of = { merchantId, day, settlement };
  await addBelow(tx, { merchantId, day, rows: playBelow(await readPlay(tx, { ...span, currency })) });
  const cash = await cashOf(tx, of, await readCash(tx, { ...span, currency }));
  if (cash.length > 0) await addMoney(tx, { merchantId, day, rows: teamMoney(cash) });
  await keepSpan(tx, { ...span, day });
}

/** Adds what everybody settled alone in sealed periods, which may lie on two days, and who is active by it. */
async function addMembers(tx: Tx, span: SealedSpan, { currency, settlement }: Of): Promise<void> {
  const { merchantId } = span;
  const periods = Array.from({ length: span.until - span.from }, (_, index) => span.from + index);
  const days = Map.groupBy(periods, (period) => calendar.dayOfPeriod(period, settlement));
  for (const [day, [from = span.from, ...more]] of days) {
    const part = { merchantId, from, until: (more.at(-1) ?? from) + 1, currency, day };
    await addOwn(tx, part);
    const of = { merchantId, day, settlement };
    const active = await changedActivity(tx, of, await readActivity(tx, part));
    if (active.length > 0) await addMoney(tx, { ...of, rows: teamMoney(active) });
  }
  await addResettled(tx, span, { currency, settlement });
}

/** Counts members who have been opened since the last time. False when there are none left. */
async function countNew(
  tx: Tx,
  { merchantId, settlement }: { merchantId: string; settlement: Settlement },
): Promise<boolean> {
  const found = await listNew(tx, { merchantId, afterNo: await lockTotals(tx, merchantId) });
  const last = found.at(-1);
  if (!last) return false;
  const byDay = new Map<string, OwnMoney[]>();
  for (const { path, openedAt } of found) {
    const day = calendar.settlementDay(openedAt, settlement);
    const rows = byDay.get(day) ?? [];
    rows.push({ ...NO_MONEY, path, newMembers: 1 });
    byDay.set(day, rows);
  }
  for (const [day, rows] of byDay) await addMoney(tx, { merchantId, day, rows: teamMoney(rows) });
  await moveMark(tx, { merchantId, untilNo: last.no });
  return found.length === CHUNK;
}

/**
 * Adds everything that is sealed to the totals of teams, merchant by merchant: first what everybody below did, then what
 * each member did alone. Each step is one transaction with its reader's mark, so that it counts once however often and by
 * however many workers this is called.
 */
export async function rollUpTeams(
  { db, merchants, figures }: Pick<TeamDeps, 'db' | 'merchants' | 'figures'>,
  { onlyTeams = false } = {},
): Promise<void> {
  for (const { id: merchantId } of await merchants.list()) {
    const { currency, settings } = await merchants.byId(merchantId);
    const { settlement } = settings;
    const step = (work: (tx: Tx) => Promise<boolean>) => db.transaction().execute(work);
    while (await step((tx) => countNew(tx, { merchantId, settlement })));
    const readAll = async (
      reader: FigureReader,
      add: (tx: Tx, span: SealedSpan, of: Of) => Promise<void>,
      maxPeriods: number,
    ): Promise<void> => {
      while (
        await step(async (tx) => {
          await lockTotals(tx, merchantId);
          const span = await reader.take(tx, merchantId, maxPeriods);
          if (span) await add(tx, span, { currency, settlement });
          return span !== undefined;
        })
      );
    };
    await readAll(figures.reader(READER), addPeriod, 1);
    // Behind, several periods cost hardly more than one: most members play in many of them.
    if (!onlyTeams) await readAll(figures.reader(MEMBERS_READER), addMembers, MAX_MEMBER_PERIODS);
  }
}
