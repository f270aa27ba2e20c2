import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import type { loyaltyDeskRoutes } from '@croupier/contract/loyalty/desk.ts';
import { isFallingPrice } from '@croupier/contract/loyalty/exchange.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { deleteExchange, insertExchange } from '../exchange/exchange.queries.ts';
import { loyaltyErrors as errors } from '../loyalty.errors.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { deleteSheet, insertSheet } from '../points/rates.queries.ts';
import { listLevels, putLadder, putLevels, readDemotes } from '../vip/levels.queries.ts';
import { isLadder } from '../vip/levels.rules.ts';
import { countByLevel, listExchanges, listSheets } from './sheets.reads.ts';

const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1_000;
type By = { merchantId: string; operator: Operator };
type Body<K extends 'addRates' | 'dropRates' | 'addExchange' | 'dropExchange' | 'putLevels'> = CallInput<
  (typeof loyaltyDeskRoutes)[K]
>['body'];

const record = (
  { audit }: Pick<LoyaltyDeps, 'audit'>,
  tx: Tx,
  { merchantId, operator }: By,
  entry: { action: string; before?: unknown; after: unknown },
): Promise<void> =>
  audit.record(tx, {
    merchantId,
    actor: operator.account,
    subject: `merchant:${merchantId}`,
    ...entry,
    ip: operator.ip,
    requestId: operator.requestId,
  });

/** Sheets count from a time to come, so that nothing that was played changes. */
function checkComing({ clock }: Pick<LoyaltyDeps, 'clock'>, from: Date): void {
  if (from.getTime() <= clock.now().getTime()) throw fieldRefusal(errors.sheetPast, 'from');
}

export async function readSheets(
  { db, clock }: LoyaltyDeps,
  merchantId: string,
): Promise<CallOutput<typeof loyaltyDeskRoutes.rates>> {
  const [sheets, levels] = await Promise.all([listSheets(db, merchantId), listLevels(db, merchantId)]);
  return {
    classes: [...GAME_CATEGORIES],
    levels: levels.map(({ level }) => level),
    now: clock.now(),
    sheets: sheets.map(({ fromPeriod, rates, ...sheet }) => ({
      ...sheet,
      from: new Date(fromPeriod * PERIOD_MILLISECONDS),
      rates: rates as CallOutput<typeof loyaltyDeskRoutes.rates>['sheets'][number]['rates'],
    })),
  };
}

/** @throws `loyalty.sheet_past`, `loyalty.sheet_incomplete` */
export async function addRates(
  deps: LoyaltyDeps,
  by: By,
  { from, rates, reason }: Body<'addRates'>,
): Promise<null> {
  const { merchantId, operator } = by;
  checkComing(deps, from);
  const keys = new Set(rates.map((rate) => `${rate.class} ${rate.level}`));
  const classes = new Set(rates.map((rate) => rate.class));
  const levels = new Set(rates.map(({ level }) => level));
  if (!levels.has(0) || keys.size !== rates.length || keys.size !== classes.size * levels.size)
    throw fieldRefusal(errors.sheetIncomplete, 'rates');
  const fromPeriod = Math.ceil(from.getTime() / PERIOD_MILLISECONDS);
  const rows = rates.map((rate) => ({
    ...rate,
    pointsPpm: BigInt(rate.pointsPpm),
    xpPpm: BigInt(rate.xpPpm),
  }));
  const sheet = { merchantId, fromPeriod, rates: rows, createdBy: operator.account.id, at: deps.clock.now() };
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertSheet(tx, sheet))) throw fieldRefusal(errors.sheetPast, 'from');
    await record(deps, tx, by, { action: 'loyalty.rates_added', after: { from, rates, reason } });
  });
  return null;
}

/** @throws `loyalty.sheet_past` */
export async function dropRates(
  deps: LoyaltyDeps,
  by: By,
  { from, reason }: Body<'dropRates'>,
): Promise<null> {
  checkComing(deps, from);
  const fromPeriod = Math.ceil(from.getTime() / PERIOD_MILLISECONDS);
  await deps.db.transaction().execute(async (tx) => {
    await deleteSheet(tx, { merchantId: by.merchantId, fromPeriod });
    await record(deps, tx, by, { action: 'loyalty.rates_dropped', after: { from, reason } });
  });
  return null;
}

export async function readExchanges(
  { db, clock, merchants }: LoyaltyDeps,
  merchantId: string,
): Promise<CallOutput<typeof loyaltyDeskRoutes.exchange>> {
  const { currency } = await merchants.byId(merchantId);
  const [tables, levels] = await Promise.all([listExchanges(db, merchantId), listLevels(db, merchantId)]);
  return {
    currency,
    levels: levels.map(({ level }) => level),
    now: clock.now(),
    tables: tables.map(({ fromAt, ...table }) => ({ ...table, from: fromAt })),
  };
}

/** @throws `loyalty.sheet_past`, `loyalty.sheet_incomplete` */
export async function addExchange(
  deps: LoyaltyDeps,
  by: By,
  { from, levels, reason }: Body<'addExchange'>,
): Promise<null> {
  checkComing(deps, from);
  const numbers = new Set(levels.map(({ level }) => level));
  const isWhole =
    numbers.size === levels.length && numbers.has(0) && levels.every(({ dayCap }) => dayCap > 0n);
  if (!isWhole || !levels.every(isFallingPrice)) throw fieldRefusal(errors.sheetIncomplete, 'levels');
  const sheet = {
    merchantId: by.merchantId,
    fromAt: from,
    levels,
    createdBy: by.operator.account.id,
    at: deps.clock.now(),
  };
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertExchange(tx, sheet))) throw fieldRefusal(errors.sheetPast, 'from');
    const after = { from, reason, levels: levels.map(({ level }) => level) };
    await record(deps, tx, by, { action: 'loyalty.exchange_added', after });
  });
  return null;
}

/** @throws `loyalty.sheet_past` */
export async function dropExchange(
  deps: LoyaltyDeps,
  by: By,
  { from, reason }: Body<'dropExchange'>,
): Promise<null> {
  checkComing(deps, from);
  await deps.db.transaction().execute(async (tx) => {
    await deleteExchange(tx, { merchantId: by.merchantId, fromAt: from });
    await record(deps, tx, by, { action: 'loyalty.exchange_dropped', after: { from, reason } });
  });
  return null;
}

export async function readDeskLevels(
  { db, merchants }: LoyaltyDeps,
  merchantId: string,
): Promise<CallOutput<typeof loyaltyDeskRoutes.levels>> {
  const { currency, settings } = await merchants.byId(merchantId);
  const [levels, demotes, members] = await Promise.all([
    listLevels(db, merchantId),
    readDemotes(db, merchantId),
    countByLevel(db, merchantId),
  ]);
  return {
    currency,
    languages: [...settings.brand.languages],
    demotes,
    levels: levels.map((row) => ({
      level: row.level,
      names: row.names,
      threshold: row.thresholdMinor,
      keep: row.keepMinor,
      cashbackBps: row.cashbackBps,
      rakebackBps: row.rakebackBps,
      levelUp: row.levelUpMinor,
      weekly: row.weeklyMinor,
      monthly: row.monthlyMinor,
      members: members.get(row.level) ?? 0,
    })),
  };
}

/** @throws `loyalty.levels_order` */
export async function saveLevels(
  deps: LoyaltyDeps,
  by: By,
  { levels, demotes, reason }: Body<'putLevels'>,
): Promise<null> {
  const { merchantId, operator } = by;
  const rows = levels.map(({ threshold, keep, levelUp, weekly, monthly, ...row }) => ({
    ...row,
    thresholdMinor: threshold,
    keepMinor: keep,
    levelUpMinor: levelUp,
    weeklyMinor: weekly,
    monthlyMinor: monthly,
  }));
  if (!isLadder(rows)) throw fieldRefusal(errors.levelsOrder, 'levels');
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const before = (await listLevels(tx, merchantId)).map((row) => [row.level, String(row.thresholdMinor)]);
    await putLevels(tx, { merchantId, levels: rows });
    await putLadder(tx, { merchantId, demotes, by: operator.account.id, at });
    const after = { demotes, reason, levels: rows.map((row) => [row.level, String(row.thresholdMinor)]) };
    await record(deps, tx, by, { action: 'loyalty.levels_changed', before, after });
  });
  return null;
}
