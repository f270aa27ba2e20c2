import { sql } from 'kysely';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { settlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { POINTS } from '@croupier/contract/money/points.ts';
import type { DomainEvent } from '../../../../platform/outbox.ts';
import { createFiguresWorld } from '../../../games/figures/testing/figures-world.ts';
import { checkLoyalty } from '../loyalty.checks.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { accruePoints } from '../points/accrual.usecases.ts';
import { postPoints } from '../points/posting.usecases.ts';
import { insertSheet, type Rate } from '../points/rates.queries.ts';
import { putLevels, type Level } from '../vip/levels.queries.ts';

const PERIOD_MILLISECONDS = 300_000;

export const level = (number: number, thresholdMinor: bigint, changes: Partial<Level> = {}): Level => ({
  level: number,
  names: { EN: `Level ${number}` },
  thresholdMinor,
  keepMinor: 0n,
  cashbackBps: 0,
  rakebackBps: 0,
  levelUpMinor: 0n,
  weeklyMinor: 0n,
  monthlyMinor: 0n,
  ...changes,
});

/** A ledger with figures and points, without the calls. */
export async function createLoyaltyWorld(merchantId = 'croupier') {
  const world = await createFiguresWorld();
  const { db, clock, wallet, figures } = world;
  const settlement = settlementSettings.parse({});
  const merchant = {
    id: merchantId,
    currency: 'THB',
    settings: { settlement, brand: { defaultLanguage: 'EN' } },
  } as Merchant;
  const events: Omit<DomainEvent, 'id'>[] = [];
  const merchants = { byId: () => Promise.resolve(merchant), list: () => Promise.resolve([merchant]) };
  const box = createSecretBox({
    label: 'test',
    loadMasters: () => Promise.resolve([Buffer.alloc(32, 1)]),
  });
  const deps = {
    db,
    clock,
    wallet,
    figures,
    merchants,
    box,
    hooks: { goods: [] },
    outbox: {
      record: (_: unknown, event: Omit<DomainEvent, 'id'>) => Promise.resolve(void events.push(event)),
    },
    messages: { send: () => Promise.resolve(true) },
    audit: { record: () => Promise.resolve() },
  } as unknown as LoyaltyDeps;
  await world.tamper(sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
    values ('reels', 'acme', 'rng', 'reels', '{"EN": "Reels"}', '', '', now())`);
  const periodNow = (): number => Math.floor(clock.now().getTime() / PERIOD_MILLISECONDS);

  return {
    ...world,
    deps,
    events,
    merchantId,
    periodNow,
    setRates: (rates: readonly Rate[], fromPeriod = periodNow()) =>
      db
        .transaction()
        .execute((tx) =>
          insertSheet(tx, { merchantId, fromPeriod, rates, createdBy: null, at: clock.now() }),
        ),
    setLevels: (levels: readonly Level[]) =>
      db.transaction().execute((tx) => putLevels(tx, { merchantId, levels })),
    accrue: () => accruePoints(deps),
    post: () => postPoints(deps),
    /** Ends the current period, seals, folds and counts it. */
    seal: async (periods = 1) => {
      clock.advance(PERIOD_MILLISECONDS * periods);
      await wallet.sealPeriods(clock.now());
      await figures.fold();
    },
    pointsOf: async (memberId: string): Promise<bigint> =>
      (await wallet.balanceOf(merchantId, memberId, POINTS)).points.amountMinor,
    member: async (memberId: string) => {
      const { rows } = await sql<{ earned: string; xp: string; level: number; postings: number }>`
        select earned_ppm::text as earned, xp_ppm::text as xp, level, postings from loyalty_members
        where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
      const [row] = rows;
      return row && { ...row, earned: BigInt(row.earned), xp: BigInt(row.xp) };
    },
    breaches: () => db.transaction().execute((tx) => checkLoyalty(tx)),
  };
}
