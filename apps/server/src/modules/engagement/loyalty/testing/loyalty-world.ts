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
import { putLadder, putLevels, type Level } from '../vip/levels.queries.ts';
import { reviewLevels } from '../vip/review.usecases.ts';

const PERIOD_MILLISECONDS = 300_000;

type Sums = { memberId: string; earned: string; xp: string };
type Sent = { id: string; kind: string; params?: Record<string, string> };

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
  const sent: Sent[] = [];
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
    messages: {
      send: (_: unknown, message: Sent) => {
        const isNew = !sent.some(({ id }) => id === message.id);
        if (isNew) sent.push(message);
        return Promise.resolve(isNew);
      },
    },
    audit: { record: () => Promise.resolve() },
  } as unknown as LoyaltyDeps;
  await world.tamper(sql`insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, created_at)
    values ('reels', 'acme', 'rng', 'reels', '{"EN": "Reels"}', '', '', now())`);
  const periodNow = (): number => Math.floor(clock.now().getTime() / PERIOD_MILLISECONDS);

  return {
    ...world,
    deps,
    events,
    sent,
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
    /** A row of a correction that is told to count in another period. */
    order: ({ told, counts, validBetMinor }: { told: number; counts: number; validBetMinor: bigint }) =>
      world.tamper(sql`insert into resettled_slots (merchant_id, counts_period, period, account_id, class, game_id, band,
          rounds, won_rounds, stake_minor, payout_minor, valid_bet_minor, won_bet_minor, prize_share_minor,
          bonus_stake_minor, bonus_payout_minor)
        select ${merchantId}, ${counts}, ${told}, id, 'rng', 'reels', 0, 0, 0, ${validBetMinor}, 0, ${validBetMinor}, 0, 0, 0, 0
        from member_accounts where merchant_id = ${merchantId} and kind = 'main' order by id limit 1`),
    /** Levels are reviewed from now on. */
    demote: () =>
      db
        .transaction()
        .execute((tx) => putLadder(tx, { merchantId, demotes: true, by: null, at: clock.now() })),
    review: () => reviewLevels(deps),
    /** What each member has earned by the slots and the history of levels, row by row. */
    expected: async (): Promise<Sums[]> => {
      const { rows } = await sql<Sums>`
        select a.member_id as "memberId", sum(s.valid_bet_minor * r.points_ppm)::text as earned,
          sum(s.valid_bet_minor * r.xp_ppm)::text as xp
        from member_slots s
        join member_accounts a on a.merchant_id = s.merchant_id and a.id = s.account_id
        cross join lateral (select coalesce((select c.to_level from vip_changes c where c.merchant_id = s.merchant_id
          and c.member_id = a.member_id and c.period < s.period order by c.no desc limit 1), 0) as level) l
        join point_rates r on r.merchant_id = s.merchant_id and r.class = s.class and r.level = l.level
        where s.merchant_id = ${merchantId} group by 1 order by 1`.execute(db);
      return rows;
    },
    counted: async (): Promise<Sums[]> => {
      const { rows } = await sql<Sums>`
        select member_id as "memberId", earned_ppm::text as earned, xp_ppm::text as xp from loyalty_members
        where merchant_id = ${merchantId} order by 1`.execute(db);
      return rows;
    },
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
