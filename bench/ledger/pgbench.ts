import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

function find(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  if (existsSync(DEBIAN)) folders.push(...readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')));
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
}

/**
 * Transactions per second of `pgbench -N` (one update, one select, one insert), with prepared statements on the same
 * server; undefined if pgbench is not installed.
 */
export async function pgbenchRates(
  databaseUrl: string,
  clients: readonly number[],
  seconds: number,
): Promise<{ clients: number; rate: number }[] | undefined> {
  const program = find();
  if (!program) return undefined;
  await run(program, ['-i', '-q', '-s', '10', databaseUrl]);
  const rates = [];
  for (const number of clients) {
    const options = ['-N', '-n', '-M', 'prepared', '-c', String(number), '-j', '2', '-T', String(seconds)];
    const { stdout } = await run(program, [...options, databaseUrl]);
    rates.push({ clients: number, rate: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? 0) });
  }
  return rates;
}
