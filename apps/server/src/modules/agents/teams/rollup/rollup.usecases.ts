import type { SettlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { SealedSpan } from '../../../games/figures/index.ts';
import { calendar, lastNo } from '../../network/index.ts';
import { CHUNK, READER } from '../teams.config.ts';
import type { TeamDeps } from '../teams.types.ts';
import {
  addMoney,
  addPlay,
  keepSpan,
  listNew,
  lockTotals,
  markFirst,
  moveMark,
  readCash,
  readOwnDay,
  readPlay,
  type OwnCash,
} from './rollup.queries.ts';
import {
  activeBits,
  activeChanges,
  NO_MONEY,
  teamMoney,
  teamPlay,
  type OwnMoney,
  type OwnPlay,
} from './rollup.rules.ts';

type Settlement = Pick<SettlementSettings, 'timeZone' | 'dayStartsAtMinutes' | 'team'>;
type OfDay = { merchantId: string; day: string; settlement: Settlement };

/** Who became active with these bets, or is no longer after a correction. */
async function activeOf(
  tx: Tx,
  { merchantId, day, settlement }: OfDay,
  play: readonly OwnPlay[],
): Promise<OwnMoney[]> {
  const bets = new Map<string, bigint>();
  for (const { path, validBet } of play) bets.set(path, (bets.get(path) ?? 0n) + validBet);
  const nos = [...bets.keys()].map(lastNo);
  const own = await readOwnDay(tx, { merchantId, day, nos });
  const { activeValidBetMinor } = settlement.team;
  const started: number[] = [];
  const changed = [...bets].flatMap(([path, validBet]): OwnMoney[] => {
    const no = lastNo(path);
    const before = own.get(no);
    const bits = activeBits((before?.validBet ?? 0n) + validBet, activeValidBetMinor);
    if (bits === (before?.active ?? 0)) return [];
    if (bits & 1) started.push(no);
    return [{ ...NO_MONEY, path, active: activeChanges(before?.active ?? 0, bits) }];
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

/** Adds one sealed period to the totals of everybody above those who played or moved money. */
async function addPeriod(
  tx: Tx,
  span: SealedSpan,
  { currency, settlement }: { currency: string; settlement: Settlement },
): Promise<void> {
  const { merchantId, from } = span;
  const day = calendar.dayOfPeriod(from, settlement);
  const of = { merchantId, day, settlement };
  const play = await readPlay(tx, { ...span, currency });
  const cash = await readCash(tx, { ...span, currency });
  const money = [...(await activeOf(tx, of, play)), ...(await cashOf(tx, of, cash))];
  await addPlay(tx, { merchantId, day, rows: teamPlay(play) });
  if (money.length > 0) await addMoney(tx, { merchantId, day, rows: teamMoney(money) });
  await keepSpan(tx, { ...span, day });
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
 * Adds everything that is sealed to the totals of teams, merchant by merchant. Each period is one transaction with the
 * reader's mark, so that it counts once however often and by however many workers this is called.
 */
export async function rollUpTeams({
  db,
  merchants,
  figures,
}: Pick<TeamDeps, 'db' | 'merchants' | 'figures'>): Promise<void> {
  const reader = figures.reader(READER);
  for (const { id: merchantId } of await merchants.list()) {
    const { currency, settings } = await merchants.byId(merchantId);
    const { settlement } = settings;
    const step = (work: (tx: Tx) => Promise<boolean>) => db.transaction().execute(work);
    while (await step((tx) => countNew(tx, { merchantId, settlement })));
    while (
      await step(async (tx) => {
        await lockTotals(tx, merchantId);
        const span = await reader.take(tx, merchantId);
        if (span) await addPeriod(tx, span, { currency, settlement });
        return span !== undefined;
      })
    );
  }
}
