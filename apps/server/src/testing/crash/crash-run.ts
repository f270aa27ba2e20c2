import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Outcome, RoundCommand } from '../../modules/games/rounds/index.ts';
import { createFigures } from '../../modules/games/figures/index.ts';
import { createRounds } from '../../modules/games/rounds/index.ts';
import { createWallet, PERIOD_SECONDS } from '../../modules/money/wallet/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { startCommitProxy } from './commit-proxy.ts';
import { startCrashClient, type CrashClient } from './crash-client.ts';
import { createRandom } from '../random.ts';
import { createPlay, CURRENCY, MERCHANT } from './play.ts';

const MEMBERS = 24;
const START_MINOR = 10_000_000n;
const IN_FLIGHT = 64;
const RESENT_PER_CYCLE = 30;
/** Before each disaster, however slow the machine is. */
const LEAST_ANSWERS = 150;
const MAX_LOAD_MILLISECONDS = 250;

export const DISASTERS = ['server', 'database', 'both', 'lost commit reply'] as const;
export type Disaster = (typeof DISASTERS)[number];

export type CrashReport = {
  cycles: number;
  seed: number;
  acknowledged: number;
  refused: number;
  /** Commands whose answer was lost in a crash, retried until it was known. */
  unknown: number;
  lostReplies: number;
  disasters: Record<Disaster, number>;
  /** Periods with play that were sealed and folded between the crashes. */
  foldedPeriods: number;
  /** Differences between acknowledged and stored state; must be empty. */
  differences: string[];
};

type Known = { command: RoundCommand; outcome: Outcome };

const sameAnswer = (a: Outcome, b: Outcome): boolean =>
  a.status === 'accepted' && b.status === 'accepted'
    ? a.roundId === b.roundId && a.balanceMinor === b.balanceMinor && a.sequence === b.sequence
    : a.status === b.status;

/**
 * Plays against a server process and a durable PostgreSQL, kills one or both or loses the reply to a COMMIT,
 * restarts, retries commands with unknown outcome, and finally compares what was acknowledged with what is stored.
 */
export async function runCrashCycles(options: {
  folder: string;
  cycles: number;
  seed: number;
  say?: (line: string) => void;
}): Promise<CrashReport> {
  const { folder, cycles, seed, say = () => {} } = options;
  const random = createRandom(seed);
  let postgres: EmbeddedPostgres = await startEmbeddedPostgres({ folder });
  const { port, url } = postgres;
  const proxy = await startCommitProxy(port);
  const proxied = new URL(url);
  proxied.port = String(proxy.port);
  proxied.search = '';

  const members = Array.from({ length: MEMBERS }, () => randomUUID());
  const seeds = await seedMembers(url, members);
  const play = createPlay(members, random);
  const known = new Map<string, Known>();
  const disasters: CrashReport['disasters'] = { server: 0, database: 0, both: 0, 'lost commit reply': 0 };
  const differences: string[] = [];
  let unknown = 0;
  let client: CrashClient = await startCrashClient(proxied.href);
  const begun = Date.now();
  const endOfPeriod = (cycle: number): Date => new Date(begun + cycle * PERIOD_SECONDS * 1000);

  const learn = (command: RoundCommand, outcome: Outcome): void => {
    const before = known.get(command.id);
    if (before && !sameAnswer(before.outcome, outcome))
      differences.push(`${command.kind} ${command.id} was answered in two ways`);
    if (!before && outcome.status === 'accepted') play.accepted(command);
    if (!before) known.set(command.id, { command, outcome });
  };

  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const open = new Map<string, RoundCommand>();
    const ask = async (command: RoundCommand): Promise<void> => {
      open.set(command.id, command);
      const outcome = await client.send(command);
      if (!outcome) return;
      open.delete(command.id);
      learn(command, outcome);
    };

    const load = { on: true };
    const streams = Array.from({ length: IN_FLIGHT }, async () => {
      while (load.on) await ask(play.next());
    });
    const disaster = DISASTERS[(cycle - 1) % DISASTERS.length] ?? 'server';
    disasters[disaster] += 1;
    // Killed with the database; the next cycle continues.
    const folding = sealAndFold(url, endOfPeriod(cycle)).catch(() => {});
    const least = known.size + LEAST_ANSWERS;
    while (known.size < least) await pause(2);
    await pause(20 + Math.floor(random() * MAX_LOAD_MILLISECONDS));
    if (disaster === 'lost commit reply') {
      const before = proxy.lost();
      proxy.loseNextCommitReply();
      while (proxy.lost() === before) await pause(2);
    }
    if (disaster === 'database' || disaster === 'both') postgres.process.kill('SIGKILL');
    if (disaster === 'server' || disaster === 'both') await client.kill();
    load.on = false;
    if (disaster === 'database' || disaster === 'both') {
      await postgres.exited;
      postgres = await startEmbeddedPostgres({ folder, port });
    }
    if (disaster === 'server' || disaster === 'both') client = await startCrashClient(proxied.href);
    await Promise.all([...streams, folding]);

    unknown += open.size;
    // A vendor retries until it knows the outcome; the ledger must not execute anything twice.
    while (open.size > 0) await Promise.all([...open.values()].map(ask));
    const accepted = [...known.values()].filter(({ outcome }) => outcome.status === 'accepted');
    const again = Array.from({ length: RESENT_PER_CYCLE }).flatMap(
      () => accepted[Math.floor(random() * accepted.length)] ?? [],
    );
    await Promise.all(again.map(({ command }) => ask(command)));
    say(`cycle ${cycle}/${cycles} · ${disaster} · ${known.size} answers, ${unknown} asked again`);
  }

  await client.stop();
  await sealAndFold(url, endOfPeriod(cycles + 1));
  const foldedPeriods = await countFolded(url);
  differences.push(...(await compare(url, known, seeds)));
  await proxy.close();
  await postgres.stop();
  const outcomes = [...known.values()].map(({ outcome }) => outcome.status);
  const acknowledged = outcomes.filter((status) => status === 'accepted').length;
  return {
    cycles,
    seed,
    acknowledged,
    refused: outcomes.length - acknowledged,
    unknown,
    lostReplies: proxy.lost(),
    disasters,
    foldedPeriods,
    differences,
  };
}

/** Migrates and credits every member. Returns the ids of those transfers. */
async function seedMembers(url: string, members: readonly string[]): Promise<Set<string>> {
  const database = openDatabase({ url, maxConnections: 2 });
  await migrate(database.db);
  const wallet = createWallet({ db: database.db, clock: systemClock });
  await wallet.ensurePartitions(systemClock.now());
  const transfers = members.map((memberId) => ({
    id: randomUUID(),
    debit: { owner: 'house' as const, kind: 'bonus_cost' as const, key: 'crash' },
    credit: { owner: 'member' as const, memberId, kind: 'main' as const },
    amountMinor: START_MINOR,
    code: 'welcome_credit' as const,
    reference: memberId,
  }));
  await wallet.transaction((tx) => wallet.post(tx, { merchantId: MERCHANT, currency: CURRENCY, transfers }));
  await database.close();
  return new Set(transfers.map(({ id }) => id));
}

/**
 * Seals every period before an instant, which may be in the future: the ledger's time goes on from there. Then folds
 * what was settled in them.
 */
async function sealAndFold(url: string, until: Date): Promise<void> {
  const database = openDatabase({ url, maxConnections: 3 });
  const { db } = database;
  const wallet = createWallet({ db, clock: systemClock });
  try {
    await wallet.sealPeriods(until);
    await createFigures({ db, clock: systemClock }).fold();
  } finally {
    await wallet.close();
    await database.close();
  }
}

async function countFolded(url: string): Promise<number> {
  const database = openDatabase({ url, maxConnections: 1 });
  const { rows } = await sql<{ periods: bigint }>`
    select count(distinct period) as periods from member_slots where merchant_id = ${MERCHANT}`.execute(
    database.db,
  );
  await database.close();
  return Number(rows[0]?.periods ?? 0n);
}

type Stored = { id: string; amount_minor: bigint; sequence: bigint; balance: bigint };

/** Compares stored with acknowledged state and runs the ledger audit. */
async function compare(
  url: string,
  known: ReadonlyMap<string, Known>,
  seeds: ReadonlySet<string>,
): Promise<string[]> {
  const database = openDatabase({ url, maxConnections: 2 });
  const wallet = createWallet({ db: database.db, clock: systemClock });
  const { rows } = await sql<Stored>`
    select id, amount_minor, coalesce(debit_sequence, credit_sequence) as sequence,
      coalesce(debit_balance_minor, credit_balance_minor) as balance
    from transfers where merchant_id = ${MERCHANT}`.execute(database.db);
  const deps = { db: database.db, clock: systemClock, wallet };
  wallet.hooks.checks.push(createRounds(deps).check, createFigures(deps).check);
  const { findings } = await wallet.audit();
  await database.close();

  const found: string[] = findings.map((finding) => `auditor: ${JSON.stringify(finding)}`);
  const stored = new Map<string, Stored>();
  for (const row of rows) {
    if (stored.has(row.id)) found.push(`transfer ${row.id} is there twice`);
    stored.set(row.id, row);
    if (!seeds.has(row.id) && known.get(row.id)?.outcome.status !== 'accepted')
      found.push(`transfer ${row.id} was never acknowledged`);
  }
  for (const { command, outcome } of known.values()) {
    if (outcome.status !== 'accepted' || !('amountMinor' in command) || command.amountMinor === 0n) continue;
    const row = stored.get(command.id);
    if (!row) found.push(`${command.kind} ${command.id} was acknowledged and is lost`);
    else if (
      row.amount_minor !== command.amountMinor ||
      row.balance !== outcome.balanceMinor ||
      row.sequence !== outcome.sequence
    )
      found.push(`${command.kind} ${command.id} is stored otherwise than acknowledged`);
  }
  return found;
}
