import type { pointsRoutes } from '@croupier/contract/loyalty/points.ts';
import { POINTS } from '@croupier/contract/money/points.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { textIn } from '../../../base/merchants/index.ts';
import { calendar } from '../../../agents/network/index.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { exchangeOf } from '../exchange/convert.usecases.ts';
import { findExchange, findNextExchange, sumConverted } from '../exchange/exchange.queries.ts';
import { POINT_STEP, PPM } from '../loyalty.config.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { listLevels } from '../vip/levels.queries.ts';
import { findLoyaltyMember } from './members.queries.ts';
import { findNextSheet, findSheet, listRates, type Rate } from './rates.queries.ts';

type Reading = MemberKey & { language: string };
const PERIOD_MILLISECONDS = PERIOD_SECONDS * 1_000;
const periodOf = (at: Date): number => Math.floor(at.getTime() / PERIOD_MILLISECONDS);
const startOf = (period: number): Date => new Date(period * PERIOD_MILLISECONDS);
const rateView = (rate: Rate) => ({
  class: rate.class,
  level: rate.level,
  pointsPpm: Number(rate.pointsPpm),
  xpPpm: Number(rate.xpPpm),
});

export async function readBalance(
  deps: LoyaltyDeps,
  { merchantId, memberId, language }: Reading,
): Promise<CallOutput<typeof pointsRoutes.balance>> {
  const { db, wallet, merchants } = deps;
  const merchant = await merchants.byId(merchantId);
  const [balances, member, levels] = await Promise.all([
    wallet.balanceOf(merchantId, memberId, POINTS),
    findLoyaltyMember(db, { merchantId, memberId }),
    listLevels(db, merchantId),
  ]);
  const waitingMinor = member.earnedMinor - member.postedMinor;
  const own = levels.find(({ level }) => level === member.level);
  const next = levels.find(({ level }) => level === member.level + 1);
  const nameOf = (names: Parameters<typeof textIn>[1]) => textIn(merchant, names, language);
  return {
    points: balances.points.amountMinor + (waitingMinor > 0n ? waitingMinor : 0n),
    currency: merchant.currency,
    xp: member.xpMinor,
    level: member.level,
    levelName: own ? nameOf(own.names) : '',
    threshold: own?.thresholdMinor ?? 0n,
    next: next ? { level: next.level, name: nameOf(next.names), threshold: next.thresholdMinor } : null,
    warning:
      member.reviewAt && own && own.keepMinor > member.quarterMinor
        ? { until: member.reviewAt, missing: own.keepMinor - member.quarterMinor }
        : null,
  };
}

/** Today’s points by class, at the rates of now. */
export async function readReward(
  deps: LoyaltyDeps,
  { merchantId, memberId }: MemberKey,
): Promise<CallOutput<typeof pointsRoutes.reward>> {
  const { db, clock, merchants, figures } = deps;
  const { currency, settings } = await merchants.byId(merchantId);
  const now = clock.now();
  const from = calendar.startOfDay(calendar.settlementDay(now, settings.settlement), settings.settlement);
  const sheet = await findSheet(db, { merchantId, period: periodOf(now) });
  const [member, played, rates] = await Promise.all([
    findLoyaltyMember(db, { merchantId, memberId }),
    figures.ofMember({ merchantId, memberId, currency, from }),
    sheet === undefined ? [] : listRates(db, { merchantId, fromPeriod: sheet }),
  ]);
  const rateOf = (name: string): bigint =>
    rates
      .filter((rate) => rate.class === name)
      .toSorted((a, b) => a.level - b.level)
      .findLast(({ level }) => level <= member.level)?.pointsPpm ?? 0n;
  const pointsOf = (rows: typeof played.sealed) =>
    rows.reduce((sum, row) => sum + row.validBetMinor * rateOf(row.class), 0n);
  const steps = (ppm: bigint) => (ppm / (PPM * POINT_STEP)) * POINT_STEP;
  const classes = Map.groupBy([...played.sealed, ...played.provisional], (row) => row.class);
  return {
    sealedUntil: played.sealedUntil,
    earnedToday: steps(pointsOf(played.sealed)),
    provisional: steps(pointsOf(played.provisional)),
    classes: [...classes].map(([name, rows]) => ({
      class: name,
      validBet: rows.reduce((sum, row) => sum + row.validBetMinor, 0n),
      points: steps(pointsOf(rows)),
    })),
    earned: member.earnedMinor,
    owed: member.postedMinor > member.earnedMinor ? member.postedMinor - member.earnedMinor : 0n,
  };
}

async function ratesFrom(deps: LoyaltyDeps, merchantId: string, fromPeriod: number | undefined) {
  if (fromPeriod === undefined) return undefined;
  const rates = await listRates(deps.db, { merchantId, fromPeriod });
  return { from: startOf(fromPeriod), rates: rates.map(rateView) };
}

export async function readConfig(
  deps: LoyaltyDeps,
  { merchantId, memberId, language }: Reading,
): Promise<CallOutput<typeof pointsRoutes.config>> {
  const { db, clock, merchants } = deps;
  const merchant = await merchants.byId(merchantId);
  const at = clock.now();
  const day = calendar.settlementDay(at, merchant.settings.settlement);
  const [sheet, nextSheet, exchange, next, converted, member, levels] = await Promise.all([
    findSheet(db, { merchantId, period: periodOf(at) }),
    findNextSheet(db, { merchantId, period: periodOf(at) }),
    findExchange(db, { merchantId, at }),
    findNextExchange(db, { merchantId, at }),
    sumConverted(db, { merchantId, memberId, day }),
    findLoyaltyMember(db, { merchantId, memberId }),
    listLevels(db, merchantId),
  ]);
  const [rates, nextRates] = await Promise.all([
    ratesFrom(deps, merchantId, sheet),
    ratesFrom(deps, merchantId, nextSheet),
  ]);
  const leftMinor = (exchangeOf(exchange?.levels ?? [], member.level)?.dayCap ?? 0n) - converted;
  return {
    currency: merchant.currency,
    rates: rates?.rates ?? [],
    ratesFrom: rates?.from ?? null,
    nextRates: nextRates ?? null,
    exchange: exchange?.levels ?? [],
    exchangeFrom: exchange?.fromAt ?? null,
    nextExchange: next ? { from: next.fromAt, levels: next.levels } : null,
    leftToday: leftMinor > 0n ? leftMinor : 0n,
    level: member.level,
    levels: levels.map(({ level, names }) => ({ level, name: textIn(merchant, names, language) })),
  };
}
