// `npm run bench -- loyalty`: points and experience from one sealed period with 1,000,000 figures of 300,000 members.
import { sql } from 'kysely';
import { createFigures } from '../../apps/server/src/modules/games/figures/index.ts';
import { partitionsOf } from '../../apps/server/src/modules/games/figures/spans.rules.ts';
import { createLoyalty } from '../../apps/server/src/modules/engagement/loyalty/index.ts';
import { createWallet, PERIOD_SECONDS } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { addPartitions } from '../../apps/server/src/platform/db/partitions.ts';
import { openDatabase, type Db, type Tx } from '../../apps/server/src/platform/db/database.ts';
import { openProcessorTimes } from '../src/processor-time.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { CURRENCY, MERCHANT } from '../ledger/players.ts';

const MEMBERS = 300_000;
const MAX_MILLISECONDS = 5_000;
const CLASSES = ['rng', 'live', 'fish', 'sports', 'bgs'];

async function addMembers(db: Db): Promise<void> {
  await sql`insert into member_accounts (id, merchant_id, member_id, currency, kind)
    select n, ${MERCHANT}, gen_random_uuid(), ${CURRENCY}, 'main' from generate_series(1, ${MEMBERS}::int) as n`.execute(
    db,
  );
}

/** Experience between two levels: what a member plays in about a hundred periods. */
const XP_OF_A_LEVEL = 860_000_000;

/** Rates of five classes on five levels, and members somewhere on the way to the first one. */
async function addTerms(db: Db, fromPeriod: number): Promise<void> {
  await sql`insert into vip_levels (merchant_id, level, names, threshold_minor, keep_minor, cashback_bps, rakeback_bps,
      level_up_minor, weekly_minor, monthly_minor)
    select ${MERCHANT}, level, '{}', level * ${XP_OF_A_LEVEL}::int8, 0, 0, 0, 0, 0, 0
    from generate_series(0, 4) level`.execute(db);
  await sql`insert into point_sheets (merchant_id, from_period, created_at) values (${MERCHANT}, ${fromPeriod}, now())`.execute(
    db,
  );
  await sql`insert into point_rates (merchant_id, from_period, class, level, points_ppm, xp_ppm)
    select ${MERCHANT}, ${fromPeriod}, class, level, 100000 + level * 5000, 1000000
    from unnest(${CLASSES}::text[]) class cross join generate_series(0, 4) level`.execute(db);
  await sql`insert into loyalty_members (merchant_id, member_id, xp_ppm)
    select ${MERCHANT}, member_id, (id * 7919::int8 % ${XP_OF_A_LEVEL})::numeric * 1000000
    from member_accounts where merchant_id = ${MERCHANT}`.execute(db);
}

/** Slots as the fold leaves them: members with three or four games each. */
async function addSlots(db: Db, period: number, figures: number): Promise<void> {
  await sql`
    insert into member_slots (merchant_id, period, account_id, class, game_id, band, rounds, won_rounds, stake_minor,
      payout_minor, valid_bet_minor, won_bet_minor, prize_share_minor, bonus_stake_minor, bonus_payout_minor)
    select ${MERCHANT}, ${period}, 1 + n % ${MEMBERS}, (${CLASSES}::text[])[1 + n / ${MEMBERS} % 5],
      'game-' || n / ${MEMBERS}, n % 3, 10, 4, stake, stake, stake, stake, 0, case when n % 50 = 0 then stake / 2 else 0 end, 0
    from generate_series(0, ${figures}::int - 1) n
    cross join lateral (select 10000 * (10 + n % 500)::int8 as stake) s
    order by 3`.execute(db);
  await sql`update figure_marks set until_period = ${period + 1}
    where merchant_id = ${MERCHANT} and name = 'slots'`.execute(db);
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Preparing takes longer than a call may. */
const patiently = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await work(tx);
  });

const unused = (): never => {
  throw new Error('not used here');
};

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const [periods, rows] = quick ? [3, 1_000_000] : [6, 1_000_000];
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const wallet = createWallet({ db, clock });
  const figures = createFigures({ db, clock });
  const merchant = { id: MERCHANT, currency: CURRENCY };
  let events = 0;
  const loyalty = createLoyalty({
    db,
    clock,
    wallet,
    figures,
    outbox: {
      record: async () => {
        events += 1;
      },
    },
    merchants: { byId: async () => merchant, list: async () => [merchant] } as never,
    audit: { record: unused },
    members: { lock: unused, find: unused },
    signIn: { checkPaymentPassword: unused },
    approvals: { ask: unused, pendingAbout: unused },
    messages: { send: unused },
    secretsKey: undefined,
  });
  const hour = Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000;
  const first = hour / (PERIOD_SECONDS * 1_000);
  await wallet.ensurePartitions(new Date(hour));
  await patiently(db, addMembers);
  await sql`insert into ledger_seals (merchant_id, closing_until, sealed_until, opened_at)
    values (${MERCHANT}, ${new Date(hour)}, ${new Date(hour)}, ${new Date(hour)})`.execute(db);
  await figures.fold();
  await sql`insert into figure_marks (merchant_id, name, until_period) values (${MERCHANT}, 'slots', ${first})
    on conflict (merchant_id, name) do update set until_period = excluded.until_period`.execute(db);
  await addPartitions(db, partitionsOf(['member_slots'], { from: first, until: first + periods }));
  await patiently(db, (tx) => addTerms(tx, first));

  console.log(
    `Loyalty benchmark. ${machine()}\n${count(rows)} figures of ${count(MEMBERS)} members a period\n`,
  );
  const times: number[] = [];
  // On a busy machine the clock says little: what PostgreSQL computed does.
  const processors = await openProcessorTimes(db, process.pid);
  const computed: number[] = [];
  for (let index = 0; index < periods; index += 1) {
    await patiently(db, (tx) => addSlots(tx, first + index, rows));
    await sql`vacuum analyze member_slots, member_accounts, loyalty_members`.execute(db);
    const [started, before] = [performance.now(), processors()];
    await loyalty.accrue();
    times.push(performance.now() - started);
    computed.push(((processors()?.database ?? 0) - (before?.database ?? 0)) / 1_000);
  }
  const slowest = Math.max(...times);
  const { rows: sums } = await sql<{ off: bigint; levels: bigint }>`
    select (select sum(s.valid_bet_minor - s.bonus_stake_minor)::numeric * 1000000 from member_slots s
        where s.merchant_id = ${MERCHANT} and s.class = any(${CLASSES}::text[]))
      - (select sum(m.xp_ppm - (a.id * 7919::int8 % ${XP_OF_A_LEVEL})::numeric * 1000000) from loyalty_members m
        join member_accounts a on a.merchant_id = m.merchant_id and a.member_id = m.member_id
        where m.merchant_id = ${MERCHANT}) as off,
      (select count(*) from vip_changes where merchant_id = ${MERCHANT}) as levels`.execute(db);
  console.log(
    table(
      ['step', 'median', 'slowest'],
      [
        ['points, experience and levels of a period', milliseconds(median(times)), milliseconds(slowest)],
        ['processor time of it', milliseconds(median(computed)), milliseconds(Math.max(...computed))],
      ],
    ),
  );
  console.log(`\n${count(events)} levels reached in ${count(Number(sums[0]?.levels ?? 0n))} changes.`);
  console.log(`Experience differs from the figures by ${Number(sums[0]?.off ?? -1)}.`);
  console.log(
    `A period takes ${milliseconds(slowest)} at most (under 5 s): ${slowest < MAX_MILLISECONDS ? 'met' : 'MISSED'}`,
  );
  await wallet.close();
  await close();
}
