// `npm run bench -- contests`: an envelope that 10,000 members open at once in two processes, and places among 1,000,000.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cutEnvelope } from '@croupier/fairplay/contests/envelope.ts';
import { sql } from 'kysely';
import { checkContests } from '../../apps/server/src/modules/engagement/contests/contests.checks.ts';
import { envelopeAccount } from '../../apps/server/src/modules/engagement/contests/envelopes/claims-domain.usecases.ts';
import { findScore, placeOf } from '../../apps/server/src/modules/engagement/contests/races/board.reads.ts';
import { writeFences } from '../../apps/server/src/modules/engagement/contests/races/scores.queries.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { CURRENCY, MERCHANT } from '../ledger/players.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import type { Answer, Order } from './claimer.process.ts';

const CLAIMANTS = 10_000;
const PROCESSES = 2;
const UNIT_MINOR = 100n;
/** Players added by one statement: a million at once would take longer than a statement may. */
const CHUNK = 50_000;
const MAX_CLAIM_MILLISECONDS = 3_000;
const MAX_RANK_MILLISECONDS = 2;
const MAX_FENCE_MILLISECONDS = 1_000;

type Options = { databaseUrl: string; quick: boolean; onEnd: (stop: () => void) => void };

async function addContest(db: Db, kind: 'envelope' | 'race'): Promise<string> {
  const id = newId();
  const at = clock.now();
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${MERCHANT}, 'Bench', ${CURRENCY}, '{}', ${at}) on conflict do nothing`.execute(db);
  await sql`
    insert into contests (merchant_id, id, promotion_id, version, window_key, slug, kind, currency, texts, shape, opens_at,
      closes_at, from_period, until_period, state, created_at)
    values (${MERCHANT}, ${id}, ${newId()}, 1, 'bench', 'bench', ${kind}, ${CURRENCY}, '{}', '{}', ${at},
      ${new Date(at.getTime() + 86_400_000)}, 1, 2, 'open', ${at})`.execute(db);
  return id;
}

/** An envelope with a share for each claimant, and its money. */
async function addEnvelope(db: Db, wallet: ReturnType<typeof createWallet>): Promise<string> {
  const contestId = await addContest(db, 'envelope');
  const units = CLAIMANTS * 100;
  const cut = cutEnvelope({ seed: 'bench', envelopeId: contestId, units, shares: CLAIMANTS, minUnits: 1 });
  await sql`
    insert into envelopes (merchant_id, contest_id, seed_key_id, seed_sealed, seed_hash, pool_minor, unit_minor, min_minor,
      shares)
    values (${MERCHANT}, ${contestId}, 'bench', '', ${'0'.repeat(64)}, ${BigInt(units) * UNIT_MINOR}, ${UNIT_MINOR},
      ${UNIT_MINOR}, ${CLAIMANTS})`.execute(db);
  await sql`
    insert into envelope_shares (merchant_id, contest_id, position, amount_minor)
    select ${MERCHANT}, ${contestId}, s.position - 1, s.amount * ${UNIT_MINOR}
    from unnest(${cut}::int8[]) with ordinality as s (amount, position)`.execute(db);
  await wallet.submit({
    merchantId: MERCHANT,
    currency: CURRENCY,
    transfers: [
      {
        id: newId(),
        debit: { owner: 'house', kind: 'bonus_cost', key: 'bench' },
        credit: envelopeAccount(contestId),
        amountMinor: BigInt(units) * UNIT_MINOR,
        code: 'promotion',
        reference: contestId,
      },
    ],
  });
  return contestId;
}

async function startClaimer(url: string, onEnd: Options['onEnd']): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'claimer.process.ts'), [url]);
  onEnd(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

async function claimIn(child: ChildProcess, order: Order): Promise<Answer> {
  child.send(order);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

/** Every member taps in both processes, in another order. */
async function openEnvelope(db: Db, { databaseUrl, onEnd }: Options): Promise<string[]> {
  const wallet = createWallet({ db, clock });
  await wallet.ensurePartitions(clock.now());
  const contestId = await addEnvelope(db, wallet);
  const memberIds = Array.from({ length: CLAIMANTS }, () => newId());
  // Accounts that exist, as those of members who have deposited.
  await sql`insert into member_accounts (merchant_id, member_id, currency, kind)
    select ${MERCHANT}, m, ${CURRENCY}, 'main' from unnest(${memberIds}::uuid[]) as m`.execute(db);
  const children = await Promise.all(
    Array.from({ length: PROCESSES }, () => startClaimer(databaseUrl, onEnd)),
  );
  const started = performance.now();
  const half = CLAIMANTS / PROCESSES;
  const answers = await Promise.all(
    children.map((child, index) =>
      claimIn(child, { contestId, memberIds: memberIds.slice(index * half, (index + 1) * half) }),
    ),
  );
  const elapsed = performance.now() - started;
  // The same taps again, each in the other process: the same shares, and nothing moves.
  const again = await Promise.all(
    children.map((child, index) =>
      claimIn(child, { contestId, memberIds: memberIds.slice((1 - index) * half, (2 - index) * half) }),
    ),
  );
  const paid = (of: readonly Answer[]): bigint =>
    of.reduce((sum, { paidMinor }) => sum + BigInt(paidMinor), 0n);
  const { rows } = await sql<{
    balance: bigint;
  }>`select sum(balance_minor)::int8 as balance from member_accounts
    where merchant_id = ${MERCHANT} and kind = 'main' and member_id = any(${memberIds}::uuid[])`.execute(db);
  const findings = await db.transaction().execute((tx) => checkContests(tx));
  const isExact =
    paid(answers) === BigInt(CLAIMANTS) * 10_000n &&
    paid(again) === paid(answers) &&
    rows[0]?.balance === paid(answers) &&
    findings.length === 0;
  for (const child of children) child.disconnect();
  await wallet.close();
  return [
    `${count(CLAIMANTS)} claims in ${PROCESSES} processes`,
    milliseconds(elapsed),
    `< ${MAX_CLAIM_MILLISECONDS / 1_000} s, exact`,
    `${elapsed < MAX_CLAIM_MILLISECONDS ? 'met' : 'MISSED'}, ${isExact ? 'exact' : 'NOT EXACT'}`,
  ];
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;

async function rank(db: Db, quick: boolean): Promise<string[][]> {
  const players = quick ? 200_000 : 1_000_000;
  const contestId = await addContest(db, 'race');
  const key = { merchantId: MERCHANT, contestId };
  for (let added = 0; added < players; added += CHUNK) {
    await sql`
      insert into race_scores (merchant_id, contest_id, member_id, neg_score, joined_at)
      select ${MERCHANT}, ${contestId}, gen_random_uuid(), -(1 + (random() ^ 3 * 100000000)::int8), now()
      from generate_series(1, ${CHUNK}::int)`.execute(db);
  }
  await sql`vacuum analyze race_scores`.execute(db);
  const fences: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const started = performance.now();
    await db.transaction().execute((tx) => writeFences(tx, key));
    fences.push(performance.now() - started);
  }
  await sql`analyze race_fences`.execute(db);
  const { rows } = await sql<{ id: string }>`select member_id as id from race_scores
    where merchant_id = ${MERCHANT} and contest_id = ${contestId} order by member_id limit 3000`.execute(db);
  const times: number[] = [];
  for (const { id: memberId } of rows) {
    const own = await findScore(db, { ...key, memberId });
    const started = performance.now();
    await placeOf(db, { ...key, score: own?.score ?? 0n });
    times.push(performance.now() - started);
  }
  const fence = percentile(fences, 0.5);
  const p99 = percentile(times, 0.99);
  return [
    [
      `fences of ${count(players)} players, median`,
      milliseconds(fence),
      `< ${MAX_FENCE_MILLISECONDS / 1_000} s`,
      fence < MAX_FENCE_MILLISECONDS ? 'met' : 'MISSED',
    ],
    [`place among ${count(players)}, p50`, milliseconds(percentile(times, 0.5)), '', ''],
    [
      `place among ${count(players)}, p99`,
      milliseconds(p99),
      `< ${MAX_RANK_MILLISECONDS} ms`,
      p99 < MAX_RANK_MILLISECONDS ? 'met' : 'MISSED',
    ],
  ];
}

export async function run(options: Options): Promise<void> {
  const { db, close } = openDatabase({ url: options.databaseUrl, maxConnections: 4 });
  console.log(`Contests benchmark. ${machine()}\n`);
  const envelope = await openEnvelope(db, options);
  console.log(table(['what', 'measured', 'wanted', ''], [envelope]));
  const places = await rank(db, options.quick);
  console.log(table(['what', 'measured', 'wanted', ''], places));
  await close();
}
