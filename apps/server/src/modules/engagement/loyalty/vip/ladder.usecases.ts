import { BADGES, type vipRoutes } from '@croupier/contract/loyalty/vip.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { textIn } from '../../../base/merchants/index.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { exchangeOf } from '../exchange/convert.usecases.ts';
import { findExchange } from '../exchange/exchange.queries.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { findSheet, listRates } from '../points/rates.queries.ts';
import { listBadges } from './badges.queries.ts';
import { listLevels, readDemotes } from './levels.queries.ts';

/** The ladder as everybody may see it. */
export async function readLadder(
  { db, clock, merchants }: Pick<LoyaltyDeps, 'db' | 'clock' | 'merchants'>,
  { merchantId, language }: { merchantId: string; language: string },
): Promise<CallOutput<typeof vipRoutes.ladder>> {
  const merchant = await merchants.byId(merchantId);
  const at = clock.now();
  const period = Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));
  const [levels, demotes, exchange, sheet] = await Promise.all([
    listLevels(db, merchantId),
    readDemotes(db, merchantId),
    findExchange(db, { merchantId, at }),
    findSheet(db, { merchantId, period }),
  ]);
  const rates = sheet === undefined ? [] : await listRates(db, { merchantId, fromPeriod: sheet });
  return {
    currency: merchant.currency,
    weights: rates
      .filter(({ level }) => level === 0)
      .map((rate) => ({ class: rate.class, xpPpm: Number(rate.xpPpm) })),
    levels: levels.map((row) => ({
      level: row.level,
      name: textIn(merchant, row.names, language),
      threshold: row.thresholdMinor,
      keep: row.keepMinor,
      cashbackBps: row.cashbackBps,
      rakebackBps: row.rakebackBps,
      levelUp: row.levelUpMinor,
      weekly: row.weeklyMinor,
      monthly: row.monthlyMinor,
      exchange: exchangeOf(exchange?.levels ?? [], row.level) ?? null,
    })),
    demotes,
  };
}

export async function readBadges(
  { db }: Pick<LoyaltyDeps, 'db'>,
  member: MemberKey,
): Promise<CallOutput<typeof vipRoutes.badges>> {
  const won = await listBadges(db, member);
  return { badges: BADGES.map((badge) => ({ badge, at: won.get(badge) ?? null })) };
}
