// `npm run bench -- figures`: folding one sealed period with 500,000 settled rounds of 100,000 members.
import { sql } from 'kysely';
import { createFigures, slotsIn } from '../../apps/server/src/modules/games/figures/index.ts';
import { createWallet, PERIOD_SECONDS } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { CURRENCY, MERCHANT } from '../ledger/players.ts';

const MEMBERS = 100_000;
const GAMES = 200;
const MAX_FOLD_MILLISECONDS = 3_000;

/** Each member plays two games in the period, with stakes of one band. */
async function playPeriod(db: Db, from: Date, rounds: number): Promise<void> {
  await sql`
    insert into round_results (at, stake_minor, payout_minor, valid_bet_minor, account_id, rounds, round_id, band, won,
      merchant_id, game_id, class)
    select ${from}::timestamptz + interval '1 second' * (n * 299.0 / ${rounds}), stake, payout, stake, a.id, 1,
      gen_random_uuid(), member % 3, payout > stake, ${MERCHANT}, 'game-' || game, (array['rng', 'live', 'fish'])[1 + game % 3]
    from generate_series(0, ${rounds}::int - 1) as n
    cross join lateral (select 10000 * (1 + n % 50) as stake, 20000 * (n % 2) as payout) amounts
    cross join lateral (select n % ${MEMBERS} as member) players
    cross join lateral (select (member * 7 + n / ${MEMBERS} % 2 * 31) % ${GAMES} as game) games
    join member_accounts a on a.merchant_id = ${MERCHANT} and a.kind = 'main' and a.id = member + 1
    order by n`.execute(db);
}

async function addMembers(db: Db): Promise<void> {
  await sql`insert into member_accounts (id, merchant_id, member_id, currency, kind)
    select n, ${MERCHANT}, gen_random_uuid(), ${CURRENCY}, 'main' from generate_series(1, ${MEMBERS}::int) as n`.execute(
    db,
  );
}

async function seal(db: Db, until: Date): Promise<void> {
  await sql`insert into ledger_seals (merchant_id, closing_until, sealed_until, opened_at)
    values (${MERCHANT}, ${until}, ${until}, ${until})
    on conflict (merchant_id) do update set closing_until = ${until}, sealed_until = ${until}`.execute(db);
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const [periods, rounds] = quick ? [3, 500_000] : [6, 500_000];
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const wallet = createWallet({ db, clock });
  const figures = createFigures({ db, clock });
  const reader = figures.reader('bench');
  // Begins at an hour, so that none ends within the periods.
  const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
  await wallet.ensurePartitions(hour);
  await addMembers(db);
  await seal(db, hour);
  await figures.fold();

  console.log(
    `Figures benchmark. ${machine()}\n${count(rounds)} rounds of ${count(MEMBERS)} members a period\n`,
  );
  const [folds, reads]: [number[], number[]] = [[], []];
  for (let index = 0; index < periods; index += 1) {
    const from = new Date(hour.getTime() + index * PERIOD_SECONDS * 1000);
    await playPeriod(db, from, rounds);
    await seal(db, new Date(from.getTime() + PERIOD_SECONDS * 1000));
    folds.push(await timed(figures.fold));
    reads.push(
      await timed(() =>
        reader.run(async (tx, span) => {
          await sql`select member_id, class, sum(valid_bet_minor) from ${slotsIn(span)} s
            group by member_id, class`.execute(tx);
        }),
      ),
    );
  }
  const { rows } = await sql<{ slots: bigint }>`
    select count(*) as slots from member_slots where merchant_id = ${MERCHANT}`.execute(db);
  const fold = median(folds);
  console.log(
    table(
      ['step', 'median', 'slowest'],
      [
        ['fold of a period', milliseconds(fold), milliseconds(Math.max(...folds))],
        [
          'reader: valid bets by member and class',
          milliseconds(median(reads)),
          milliseconds(Math.max(...reads)),
        ],
      ],
    ),
  );
  console.log(`\n${count(Number(rows[0]?.slots ?? 0n) / periods)} slots a period.`);
  console.log(
    `The fold takes ${milliseconds(fold)} (under 3 s): ${fold < MAX_FOLD_MILLISECONDS ? 'met' : 'MISSED'}`,
  );
  const findings = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return figures.check(tx);
  });
  const differing = findings.filter(({ rule }) => rule.includes('sums'));
  console.log(
    `The auditor found ${differing.length === 0 ? 'no difference' : JSON.stringify(differing[0])}.`,
  );
  await wallet.close();
  await close();
}
