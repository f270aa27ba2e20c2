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

export type PgbenchRun = { protocol: 'simple' | 'prepared'; clients: number };

/**
 * Prepares `pgbench -N` (simple-update: one update, one select, one insert) on the server; undefined where it is not
 * installed. What comes back runs it and gives transactions a second.
 */
export async function preparePgbench(
  databaseUrl: string,
): Promise<((options: PgbenchRun & { seconds: number }) => Promise<number>) | undefined> {
  const program = find();
  if (!program) return undefined;
  await run(program, ['-i', '-q', '-s', '10', databaseUrl]);
  return async ({ protocol, clients, seconds }) => {
    const options = ['-N', '-n', '-M', protocol, '-c', String(clients), '-j', '2', '-T', String(seconds)];
    const { stdout } = await run(program, [...options, databaseUrl]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? 0);
  };
}
