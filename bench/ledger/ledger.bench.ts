import { loadavg } from 'node:os';
import { sql } from 'kysely';
import { createRounds } from '../../apps/server/src/modules/rounds/index.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { barsOf, type Turn } from './bars.ts';
import { measure, measureOneByOne, type Bounds, type Result, type Submit } from './measure.ts';
import { preparePgbench, type PgbenchRun } from './pgbench.ts';
import { fundPlayers } from './players.ts';
import { MIXES, type Mix } from './traffic.ts';

const IN_FLIGHT = [1, 16, 128, 1024];
const CONNECTIONS = [4, 16, 64];
const PGBENCH: PgbenchRun[] = [
  { protocol: 'simple', clients: 16 },
  { protocol: 'simple', clients: 128 },
  { protocol: 'prepared', clients: 16 },
];
const PLAYERS = { rich: 10_000, poor: 500 };
const FULL = { seconds: 4, warmUpSeconds: 1.5, turns: 3 };
const QUICK = { seconds: 0.7, warmUpSeconds: 0.3, turns: 1 };

const rowOf = (name: string, inFlight: number, result: Result): string[] => [
  name,
  String(inFlight),
  count(result.rate),
  milliseconds(result.p50Milliseconds),
  milliseconds(result.p99Milliseconds),
  count(result.walBytesPerTransfer),
  `${(result.refusedShare * 100).toFixed(1)} %`,
];

/** Whatever did best, so that it is what we are compared with. */
const fastest = <T extends { rate: number }>(all: readonly T[]): T | undefined =>
  all.toSorted((one, other) => other.rate - one.rate)[0];

/**
 * The table of the ledger: four loads over three mixes, beside them one transaction per command and pgbench, all in one
 * run on one server. Then what the bars compare, in turns.
 */
export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const { turns: turnCount, ...bounds }: Bounds & { turns: number } = quick ? QUICK : FULL;
  const database = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const { db } = database;
  const wallet = createWallet({ db, clock: systemClock });
  const rounds = createRounds({ db, clock: systemClock, wallet });
  await wallet.ensurePartitions(systemClock.now());
  const players = await fundPlayers(wallet, PLAYERS);
  const submit: Submit = (_slot, command) => rounds.submit(command);
  const batched = (mix: Mix, inFlight: number): Promise<Result> =>
    measure(db, players, { ...bounds, mix, inFlight, submit });
  const oneByOne = (connections: number): Promise<Result> =>
    measureOneByOne(databaseUrl, players, { ...bounds, connections });

  const { rows: settings } = await sql<{ version: string; fsync: string; commit: string }>`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`.execute(db);
  console.log(`Ledger benchmark. ${machine()}, load ${loadavg()[0]?.toFixed(1)} before it began`);
  console.log(
    `PostgreSQL ${settings[0]?.version}, fsync ${settings[0]?.fsync}, synchronous_commit ${settings[0]?.commit}; ` +
      `${count(PLAYERS.rich)} players; bet, win, rollback 60/35/5; ${bounds.seconds} s each\n`,
  );

  const lines: string[][] = [];
  const baseline: { connections: number; rate: number }[] = [];
  for (const connections of CONNECTIONS) {
    const result = await oneByOne(connections);
    baseline.push({ connections, rate: result.rate });
    lines.push(rowOf('hot, one by one', connections, result));
  }
  for (const mix of MIXES)
    for (const inFlight of IN_FLIGHT) lines.push(rowOf(mix, inFlight, await batched(mix, inFlight)));
  const pgbench = await preparePgbench(databaseUrl);
  const others: (PgbenchRun & { rate: number })[] = [];
  for (const options of pgbench ? PGBENCH : []) {
    const rate = (await pgbench?.({ ...options, seconds: Math.ceil(bounds.seconds) })) ?? 0;
    others.push({ ...options, rate });
    lines.push([`pgbench -N, ${options.protocol}`, String(options.clients), count(rate), '', '', '', '']);
  }
  const head = ['mix', 'in flight', 'a second', 'p50', 'p99', 'WAL bytes', 'refused'];
  console.log(table(head, lines));

  const rival = fastest(others.filter(({ protocol }) => protocol === 'simple'));
  const turns: Turn[] = [];
  for (let turn = 0; turn < turnCount; turn += 1)
    turns.push({
      oneByOne: await oneByOne(fastest(baseline)?.connections ?? 1),
      hot16: await batched('hot', 16),
      hot128: await batched('hot', 128),
      pgbench: rival && (await pgbench?.({ ...rival, seconds: Math.ceil(bounds.seconds) })),
    });
  console.log(`\n${table(['bar', `best of ${turnCount}, in turns`, 'wanted', ''], barsOf(turns))}`);
  if (!pgbench) console.log('pgbench is not installed here: no comparison with it.');
  const { findings } = await wallet.audit();
  console.log(
    `\nThe auditor found ${findings.length === 0 ? 'nothing' : JSON.stringify(findings)} afterwards.`,
  );
  await wallet.close();
  await database.close();
}
