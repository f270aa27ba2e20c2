// `npm run bench -- console`: lists and find of the operator console over a million members. With `--file`, also a CSV file of them all.
import { consoleRoutes } from '@croupier/contract/access/console.ts';
import { exportRoutes, type ListExport } from '@croupier/contract/lists/exports.ts';
import { memberList } from '@croupier/contract/lists/members.ts';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import type { BenchOptions } from '../../scripts/bench.ts';
import { startProductApp } from '../src/product-app.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { findCases } from './find-cases.ts';
import { listCases, type Case } from './list-cases.ts';
import { MERCHANT, writeManyMembers } from './members.ts';

const MEMBERS = 1_000_000;
const CALLS = 200;
const WARM_CALLS = 10;

type Measured = { p50: number; p95: number };
type Get = (path: string) => Promise<unknown>;

async function measure({ path }: Pick<Case, 'path'>, get: Get, calls: number): Promise<Measured> {
  const times: number[] = [];
  let answer: unknown;
  for (let call = -WARM_CALLS; call < calls; call += 1) {
    const address = await path(answer);
    const begun = performance.now();
    answer = await get(address);
    if (call >= 0) times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export async function run({ databaseUrl, quick, flags, onEnd }: BenchOptions): Promise<void> {
  const [members, calls] = quick ? [20_000, 40] : [MEMBERS, CALLS];
  console.log(
    `Console benchmark. ${machine()}; ${count(members)} members, ${calls} calls each, one at a time.`,
  );
  const { app, database } = await startProductApp({ databaseUrl, onEnd });
  const filling = openDatabase({ url: databaseUrl, maxConnections: 1 });
  // Filling a table takes longer than a statement of the product may take.
  await sql`set statement_timeout = 0`.execute(filling.db);
  const begun = performance.now();
  await writeManyMembers(filling.db, members);
  await filling.close();
  console.log(`Members of ${MERCHANT.id} written in ${count((performance.now() - begun) / 1000)} s.`);

  const token = await database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: string;
    }>`select id from operators order by created_at, id limit 1`.execute(tx);
    const caller = { ip: '127.0.0.1', userAgent: 'bench' };
    return app.modules.sessions.open(tx, { merchantId: '', accountId: rows[0]?.id ?? '' }, caller);
  });
  await sql`update sessions set pending = null where merchant_id = ''`.execute(database.db);
  const headers = { host: 'localhost', authorization: `Bearer ${token}` };
  const get: Get = async (path) => {
    const response = await app.console.inject({ method: 'GET', url: path, headers });
    if (response.statusCode !== 200)
      throw new Error(`${path} answered ${response.statusCode}: ${response.body}`);
    return response.json();
  };

  const baseline = await measure({ path: () => consoleRoutes.me.path }, get, calls);
  const rows: string[][] = [
    [
      'the operator’s own session (baseline)',
      milliseconds(baseline.p50),
      milliseconds(baseline.p95),
      '',
      '',
      '',
    ],
  ];
  for (const { name, barMilliseconds, path } of [...listCases(database.db), ...findCases(database.db)]) {
    const { p50, p95 } = await measure({ path }, get, calls);
    rows.push([
      name,
      milliseconds(p50),
      milliseconds(p95),
      `${(p95 / baseline.p95).toFixed(1)} ×`,
      `≤ ${barMilliseconds} ms`,
      p95 <= barMilliseconds ? 'met' : 'MISSED',
    ]);
  }
  console.log(`\n${table(['', 'p50', 'p95', 'p95 to baseline', 'wanted p95', ''], rows)}`);

  if (!flags.includes('--file')) return;
  const payload = { listId: memberList.id, query: { merchants: MERCHANT.id } };
  await app.console.inject({ method: 'POST', url: exportRoutes.ask.path, headers, payload });
  const asked = performance.now();
  for (const job of app.modules.exports.jobs) await job.run();
  const seconds = (performance.now() - asked) / 1000;
  const [file] = ((await get(exportRoutes.list.path)) as { value: ListExport[] }).value;
  console.log(`\nA CSV file of ${count(file?.rows ?? 0)} rows was written in ${count(seconds)} s.`);
}
