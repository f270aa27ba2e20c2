// `npm run bench -- promotions`: claims on a budget, cashback for 300,000 members, a simulation of 1,000,000 member-days.
import { definition, type StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import { promotionSettings } from '@croupier/contract/promotions/policy.ts';
import { sql } from 'kysely';
import { createClaims } from '../../apps/server/src/modules/engagement/promotions/claims/claiming.usecases.ts';
import { simulate } from '../../apps/server/src/modules/engagement/promotions/desk/simulation.usecases.ts';
import type {
  Parts,
  Promotion,
} from '../../apps/server/src/modules/engagement/promotions/promotions.types.ts';
import { runSchedules } from '../../apps/server/src/modules/engagement/promotions/runs/schedules.usecases.ts';
import { createCatalogue } from '../../apps/server/src/modules/engagement/promotions/versions/catalogue.usecases.ts';
import { createPublished } from '../../apps/server/src/modules/engagement/promotions/versions/publishing.usecases.ts';
import { createFigures } from '../../apps/server/src/modules/games/figures/index.ts';
import { createWallet, PERIOD_SECONDS } from '../../apps/server/src/modules/money/wallet/index.ts';
import { createManualClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { CURRENCY, MERCHANT } from '../ledger/players.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';

const MEMBERS = 300_000;
const CLAIMS = 5_000;
const BUDGET_FOR = 1_000;
const MAX_CLAIM_MILLISECONDS = 2_000;
const MAX_RUN_MILLISECONDS = 20_000;
const DAY = 86_400_000;
const PART = 30_000;
const PERIODS_OF_DAY = DAY / 1_000 / PERIOD_SECONDS;

const plain: StoredDefinition = {
  kind: 'offer',
  trigger: { on: 'claim', window: 'day' },
  who: [],
  limit: { perMember: { n: 1, window: 'day' }, total: null, marks: [], group: null },
  rewards: [{ kind: 'cash', playThrough: false, amount: { by: 'fixed', amount: '10' } }],
  release: null,
  steps: [],
  score: null,
  prizes: null,
  budget: { amount: String(BUDGET_FOR * 10), whenShort: 'refuse' },
  holdoutBps: 0,
  shownFrom: null,
  opensAt: null,
  closesAt: null,
  claimWithinDays: null,
  delivery: 'claim',
};
const cashback: StoredDefinition = {
  ...plain,
  trigger: { on: 'schedule', window: 'week', at: '00:00' },
  limit: { ...plain.limit, perMember: null },
  rewards: [
    {
      kind: 'cash',
      playThrough: false,
      amount: {
        by: 'levelPercent',
        base: 'netLoss',
        from: '20',
        max: null,
        levels: [
          { level: 0, bps: 300 },
          { level: 5, bps: 1_000 },
        ],
      },
    },
  ],
  budget: null,
};

/** A Monday, with everything before it sealed and folded. */
const clock = createManualClock(new Date('2026-11-23T00:10:00Z'));
const today = Math.floor(clock.now().getTime() / DAY) * PERIODS_OF_DAY;

async function addMembers(db: Db): Promise<void> {
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${MERCHANT}, 'Bench', ${CURRENCY}, '{}', ${clock.now()}) on conflict do nothing`.execute(db);
  // In parts, because a statement has a time limit.
  for (let from = 1; from <= MEMBERS; from += PART)
    await sql`insert into members (merchant_id, id, account, account_key, password_changed_at, profile, registered_at,
        registered_ip)
      select ${MERCHANT}, uuidv7(), 'm' || n, 'm' || n, ${clock.now()}, '{}', ${clock.now()}, '127.0.0.1'
      from generate_series(${from}::int, ${from + PART - 1}::int) n`.execute(db);
  await sql`insert into member_accounts (merchant_id, member_id, currency, kind)
    select ${MERCHANT}, id, ${CURRENCY}, 'main' from members where merchant_id = ${MERCHANT}`.execute(db);
}

/** Days as the figures keep them: everybody played on every one. */
async function addDays(db: Db, days: number): Promise<void> {
  for (let ago = 1; ago <= days; ago += 1)
    await sql`
      insert into member_days (merchant_id, period, account_id, class, game_id, rounds, won_rounds, stake_minor,
        payout_minor, valid_bet_minor, won_bet_minor, prize_share_minor, bonus_stake_minor, bonus_payout_minor)
      select ${MERCHANT}, ${today - ago * PERIODS_OF_DAY}::int, a.id, 'rng', 'reels', 10, 4, 2000000,
        1000000 + a.id % 1500000, 2000000, 800000, 0, 0, 0
      from member_accounts a where a.merchant_id = ${MERCHANT} order by 3`.execute(db);
  await sql`insert into figure_marks (merchant_id, name, until_period)
    select ${MERCHANT}, name, ${today} from unnest('{slots,hours,days}'::text[]) as name
    on conflict (merchant_id, name) do update set until_period = excluded.until_period`.execute(db);
  await sql`analyze members, member_accounts, member_days, figure_marks`.execute(db);
}

function createParts(db: Db, wallet: ReturnType<typeof createWallet>): Parts {
  const merchant = {
    id: MERCHANT,
    currency: CURRENCY,
    settings: {
      settlement: { timeZone: 'UTC' },
      brand: { minimumAge: 18 },
      promotions: promotionSettings.parse({}),
      signIn: { country: 'GB' },
    },
  };
  return {
    db,
    clock,
    wallet,
    figures: createFigures({ db, clock }),
    merchants: { byId: async () => merchant, list: async () => [merchant] },
    loyalty: { levelOf: async () => new Map() },
    outbox: { record: async () => undefined },
    hooks: { rewards: [], published: [], friends: [] },
  } as unknown as Parts;
}

async function publish(parts: Parts, stored: StoredDefinition, slug: string): Promise<Promotion> {
  const promotion = await parts.wallet.transaction((tx) =>
    createPublished(parts, tx, {
      merchantId: MERCHANT,
      slug,
      texts: {},
      definition: definition.parse(stored),
    }),
  );
  if (!promotion) throw new Error('the database is not empty');
  return promotion;
}

async function timed<T>(work: () => Promise<T>): Promise<{ elapsed: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { elapsed: performance.now() - started, value };
}

async function claimAll(parts: Parts): Promise<string[]> {
  const promotion = await publish(parts, plain, 'claims');
  const claims = createClaims({ ...parts, catalogue: createCatalogue(parts) });
  const { rows } = await sql<{
    id: string;
  }>`select id from members where merchant_id = ${MERCHANT} limit ${CLAIMS}`.execute(parts.db);
  const { elapsed, value } = await timed(() =>
    Promise.allSettled(
      rows.map(({ id }) => claims.claim({ merchantId: MERCHANT, memberId: id }, promotion.id)),
    ),
  );
  const given = value.filter(({ status }) => status === 'fulfilled').length;
  const isMet = given === BUDGET_FOR && elapsed < MAX_CLAIM_MILLISECONDS;
  return [
    `${count(CLAIMS)} claims at once on a budget for ${count(BUDGET_FOR)}`,
    `${count(given)} granted`,
    milliseconds(elapsed),
    milliseconds(MAX_CLAIM_MILLISECONDS),
    isMet ? 'met' : 'MISSED',
  ];
}

async function runCashback(parts: Parts): Promise<string[]> {
  const { id } = await publish(parts, cashback, 'cashback');
  const { elapsed } = await timed(() => runSchedules(parts));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from promotion_grants
    where merchant_id = ${MERCHANT} and promotion_id = ${id}`.execute(parts.db);
  return [
    `weekly cashback, ${count(MEMBERS)} members of 7 days each`,
    `${count(rows[0]?.n ?? 0)} granted`,
    milliseconds(elapsed),
    milliseconds(MAX_RUN_MILLISECONDS),
    elapsed < MAX_RUN_MILLISECONDS ? 'met' : 'MISSED',
  ];
}

async function runSimulation(parts: Parts): Promise<string[]> {
  const { elapsed, value } = await timed(() => simulate(parts, MERCHANT, definition.parse(cashback)));
  return [
    `simulation of 30 days, ${count(MEMBERS)} members`,
    `${count(value.grants)} foreseen`,
    milliseconds(elapsed),
    milliseconds(MAX_RUN_MILLISECONDS),
    elapsed < MAX_RUN_MILLISECONDS ? 'met' : 'MISSED',
  ];
}

export async function run({ databaseUrl }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const wallet = createWallet({ db, clock });
  await wallet.ensurePartitions(clock.now());
  await addMembers(db);
  await addDays(db, 7);
  const parts = createParts(db, wallet);
  const lines = [await claimAll(parts), await runCashback(parts), await runSimulation(parts)];
  console.log(machine());
  console.log(table(['promotions', 'result', 'time', 'bar', ''], lines));
  await wallet.close();
  await close();
}
