import { POINTS } from '@croupier/contract/money/points.ts';
import type { LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { findExchange, insertExchange } from '../exchange/exchange.queries.ts';
import { ONE } from '../loyalty.config.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { putGood } from '../mall/goods.queries.ts';
import { addPoints } from '../points/giving.usecases.ts';
import { insertSheet } from '../points/rates.queries.ts';
import { listLevels, putLadder, putLevels } from '../vip/levels.queries.ts';
import { DEMO_GOODS } from './goods.demo.ts';
import {
  CLASS_RATES,
  DAY_CAPS,
  demoLevels,
  EXCHANGE_STEPS,
  LEVEL_DISCOUNT,
  LEVEL_PERCENT,
} from './levels.demo.ts';

/** About a euro in the currency, and how many points make 1.00 of it, times ten. */
const UNITS: Readonly<Record<string, { unit: bigint; tenthsPerOne: bigint }>> = {
  EUR: { unit: 1n, tenthsPerOne: 1_000n },
  THB: { unit: 40n, tenthsPerOne: 100n },
  VND: { unit: 30_000n, tenthsPerOne: 1n },
};
const EURO_TENTHS = 1_000n;
const GIFT_POINTS = 3_200n;

type Scale = { unit: bigint; tenthsPerOne: bigint };
/** Points that are worth as much as so many points of a euro brand, as a round number. */
const scaled = (points: bigint, { unit, tenthsPerOne }: Scale): bigint => {
  const exact = (points * unit * tenthsPerOne) / EURO_TENTHS;
  const step = exact >= 10_000n ? 100n : 10n;
  return exact - (exact % step);
};

function exchangeOf(levels: number, scale: Scale): LevelExchange[] {
  return Array.from({ length: levels }, (_, level) => ({
    level,
    dayCap: BigInt(DAY_CAPS[level] ?? 0) * scale.unit * ONE,
    steps: EXCHANGE_STEPS.map(([from, percent]) => ({
      from: scaled(from, scale) * ONE,
      price: (scale.tenthsPerOne * ONE * percent * (100n - (LEVEL_DISCOUNT[level] ?? 0n))) / 100_000n,
    })),
  }));
}

async function seedGoods(tx: Tx, merchantId: string, scale: Scale, at: Date): Promise<void> {
  for (const [position, good] of DEMO_GOODS.entries())
    await putGood(tx, {
      merchantId,
      id: derivedId('demo good', merchantId, good.key),
      kind: good.kind,
      state: 'on_sale',
      names: good.names,
      details: good.details,
      art: good.art,
      pointsMinor: scaled(BigInt(good.points), scale) * ONE,
      amountMinor: BigInt(good.amount ?? 0) * scale.unit * ONE,
      worthMinor: BigInt(good.worth) * scale.unit * ONE,
      stock: good.stock,
      perMember: good.perMember ?? null,
      minLevel: good.minLevel ?? 0,
      terms: good.terms ?? null,
      position: position * 10,
      at,
    });
}

/** Levels, rates, exchange table and goods of a demo brand; once. */
async function seedMerchant({ db, clock }: LoyaltyDeps, merchantId: string, currency: string): Promise<void> {
  const scale = UNITS[currency];
  const levels = scale && demoLevels(merchantId, scale.unit);
  if (!levels || levels.length === 0) return;
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    if ((await listLevels(tx, merchantId)).length > 0) return;
    await putLevels(tx, { merchantId, levels });
    await putLadder(tx, { merchantId, demotes: merchantId === 'lotus', by: null, at });
    const rates = Object.entries(CLASS_RATES).flatMap(([name, { points, xp }]) =>
      levels.map(({ level }) => ({
        class: name,
        level,
        pointsPpm: (points * scale.tenthsPerOne * (LEVEL_PERCENT[level] ?? 100n)) / (EURO_TENTHS * 100n),
        xpPpm: xp,
      })),
    );
    const fromPeriod = Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));
    await insertSheet(tx, { merchantId, fromPeriod, rates, createdBy: null, at });
    if (!(await findExchange(tx, { merchantId, at })))
      await insertExchange(tx, {
        merchantId,
        fromAt: at,
        levels: exchangeOf(levels.length, scale),
        createdBy: null,
        at,
      });
    await seedGoods(tx, merchantId, scale, at);
  });
}

/** What somebody finds who looks at the points mall for the first time. */
export async function seedLoyalty(deps: LoyaltyDeps): Promise<void> {
  for (const { id, currency } of await deps.merchants.list()) await seedMerchant(deps, id, currency);
}

/** A first few points for the demo members, so that the mall is more than a window. */
export async function seedPoints(
  deps: LoyaltyDeps,
  members: ReadonlyArray<{ merchantId: string; account: string }>,
): Promise<void> {
  for (const { merchantId, account } of members) {
    const memberId = derivedId('demo member', merchantId, account);
    const { currency } = await deps.merchants.byId(merchantId);
    const scale = UNITS[currency];
    if (!scale || !(await deps.members.find(merchantId, memberId))) continue;
    const id = derivedId('demo points', POINTS, merchantId, account);
    const gift = { merchantId, memberId, id, pointsMinor: scaled(GIFT_POINTS, scale) * ONE, reference: id };
    await deps.wallet.transaction((tx) => addPoints(deps, tx, { ...gift, code: 'promotion' }));
  }
}
