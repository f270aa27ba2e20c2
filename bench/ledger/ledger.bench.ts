import { sql } from 'kysely';
import { createRounds } from '../../apps/server/src/modules/games/rounds/index.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { compareJournal } from './journal.ts';
import { measure, type Bounds, type Result, type Submit } from './measure.ts';
import { pgbenchRates } from './pgbench.ts';
import { fundPlayers, type Players } from './players.ts';
import { MIXES } from './traffic.ts';

const IN_FLIGHT = [1, 16, 128, 1024];
const BASELINE_CONNECTIONS = [4, 16, 64];
const PGBENCH_CLIENTS = [16, 128];
const PLAYERS = { rich: 10_000, poor: 500 };

const rowOf = (name: string, inFlight: number, result: Result): string[] => [
  name,
  String(inFlight),
  count(result.rate),
  milliseconds(result.p50Milliseconds),
  milliseconds(result.p99Milliseconds),
  count(result.walBytesPerTransfer),
  `${(result.refusedShare * 100).toFixed(1)} %`,
];

type Bar = { name: string; value: string; bar: string; met: boolean };

function barsOf(results: {
  hot128: Result;
  hot16: Result;
  baseline: number;
  pgbench: number | undefined;
}): Bar[] {
  const { hot128, hot16, baseline, pgbench } = results;
  const times = (ratio: number): string => `${ratio.toFixed(1)} ×`;
  const bars = [
    {
      name: 'hot mix at 128, against one transaction per command',
      value: times(hot128.rate / baseline),
      bar: '≥ 6 ×',
      met: hot128.rate >= 6 * baseline,
    },
    {
      name: 'p99 at 16 in flight',
      value: milliseconds(hot16.p99Milliseconds),
      bar: '< 5 ms',
      met: hot16.p99Milliseconds < 5,
    },
    {
      name: 'write-ahead log per transfer',
      value: `${count(hot128.walBytesPerTransfer)} bytes`,
      bar: '≤ 1,000',
      met: hot128.walBytesPerTransfer <= 1_000,
    },
  ];
  if (pgbench !== undefined)
    bars.splice(1, 0, {
      name: 'hot mix at 128, against pgbench simple-update',
      value: times(hot128.rate / pgbench),
      bar: '≥ 3 ×',
      met: hot128.rate >= 3 * pgbench,
    });
  return bars;
}

/** One transaction per command at full speed: prepared statements, two round trips, one connection per caller. */
async function measureBaseline(
  databaseUrl: string,
  players: Players,
  bounds: Bounds,
): Promise<{ connections: number; result: Result }[]> {
  const results = [];
  for (const connections of BASELINE_CONNECTIONS) {
    const database = openDatabase({ url: databaseUrl, maxConnections: 4 });
    const wallet = createWallet({ db: database.db, clock: systemClock });
    const lanes = { lanes: 1, maxBatch: 1 };
    const callers = Array.from({ length: connections }, () =>
      createRounds({ db: database.db, clock: systemClock, wallet, lanes }),
    );
    const submit: Submit = async (slot, command) => {
      const caller = callers[slot];
      if (!caller) throw new Error('more callers than connections');
      return caller.submit(command);
    };
    const result = await measure(database.db, players, {
      ...bounds,
      mix: 'hot',
      inFlight: connections,
      submit,
    });
    results.push({ connections, result });
    await wallet.close();
    await database.close();
  }
  return results;
}

export async function run({
  databaseUrl,
  quick,
  flags,
}: {
  databaseUrl: string;
  quick: boolean;
  flags: readonly string[];
}): Promise<void> {
  const bounds: Bounds = quick ? { seconds: 1.2, warmUpSeconds: 0.3 } : { seconds: 6, warmUpSeconds: 2 };
  const database = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const { db } = database;
  const wallet = createWallet({ db, clock: systemClock });
  const rounds = createRounds({ db, clock: systemClock, wallet });
  await wallet.ensurePartitions(systemClock.now());
  const players = await fundPlayers(wallet, PLAYERS);

  console.log(`Ledger benchmark. ${machine()}`);
  const { rows: settings } = await sql<{ version: string; fsync: string; commit: string }>`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`.execute(db);
  console.log(
    `PostgreSQL ${settings[0]?.version}, fsync ${settings[0]?.fsync}, synchronous_commit ${settings[0]?.commit}; ` +
      `${count(PLAYERS.rich)} players; bet, win, rollback 60/35/5; ${bounds.seconds} s each\n`,
  );

  if (flags.includes('--journal')) {
    await compareJournal({ db, wallet, players, quick });
    await wallet.close();
    await database.close();
    return;
  }
  const lines: string[][] = [];
  const results = new Map<string, Result>();
  const baseline = await measureBaseline(databaseUrl, players, bounds);
  for (const { connections, result } of baseline) lines.push(rowOf('one by one, hot', connections, result));
  for (const mix of MIXES)
    for (const inFlight of IN_FLIGHT) {
      const submit: Submit = (_slot, command) => rounds.submit(command);
      const result = await measure(db, players, { ...bounds, mix, inFlight, submit });
      results.set(`${mix} ${inFlight}`, result);
      lines.push(rowOf(mix, inFlight, result));
    }
  const pgbench = await pgbenchRates(databaseUrl, PGBENCH_CLIENTS, Math.ceil(bounds.seconds));
  for (const { clients, rate } of pgbench ?? [])
    lines.push(['pgbench -N', String(clients), count(rate), '', '', '', '']);
  const head = ['mix', 'in flight', 'a second', 'p50', 'p99', 'WAL bytes', 'refused'];
  console.log(table(head, lines));

  const { findings } = await wallet.audit();
  const [hot128, hot16] = [results.get('hot 128'), results.get('hot 16')];
  if (!hot128 || !hot16) throw new Error('the hot mix was not measured');
  const bars = barsOf({
    hot128,
    hot16,
    baseline: Math.max(...baseline.map(({ result }) => result.rate)),
    pgbench: pgbench && Math.max(...pgbench.map(({ rate }) => rate)),
  });
  const verdicts = bars.map(({ name, value, bar, met }) => [name, value, bar, met ? 'met' : 'MISSED']);
  console.log(`\n${table(['bar', 'measured', 'wanted', ''], verdicts)}`);
  if (!pgbench) console.log('pgbench is not installed here: no comparison with it.');
  console.log(
    `\nThe auditor found ${findings.length === 0 ? 'nothing' : JSON.stringify(findings)} afterwards.\n`,
  );
  await compareJournal({ db, wallet, players, quick });
  await wallet.close();
  await database.close();
}
