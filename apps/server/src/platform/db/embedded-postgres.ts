import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asUser, binaries, initialise, reachablePlaces, socketFolderOf, USER } from './embedded-cluster.ts';

const START_TIMEOUT_MILLISECONDS = 60_000;
const STOP_TIMEOUT_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 50;

export type EmbeddedPostgres = {
  /** Contains host and port for other tools, and in `host=` the Unix socket for our own connections. */
  url: string;
  port: number;
  process: ChildProcess;
  /** Resolves when the process has ended, for whatever reason. */
  exited: Promise<void>;
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The folder of the cluster; created if missing. */
  folder: string;
  /** 0 or undefined: any free port. */
  port?: number;
  database?: string;
  /** Further `name=value` settings, for example `fsync=off` for a temporary cluster. */
  settings?: readonly string[];
};

/** Whether a process runs, of whatever user. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** After a `kill -9` of the parent process, an old postmaster may still run on this folder: end it and wait. */
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

/** Below the ports that systems give to outgoing connections, which could take a free one before it is used. */
const [FIRST_PORT, PAST_LAST_PORT] = [10_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

/** A port on which nobody listens, chosen at random so that programs that ask at the same time get different ones. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, PAST_LAST_PORT);
    if (await isFree(port)) return port;
  }
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

type Launched = { child: ChildProcess; exited: Promise<void> };

async function launch(
  bin: string,
  folder: string,
  settings: readonly string[],
  url: string,
): Promise<Launched> {
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...asUser(),
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let words = '';
  child.stderr.on('data', (chunk) => (words = (words + String(chunk)).slice(-2_000)));
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  await untilReady(url, child, () => words.trim().split('\n').slice(-2).join(' '));
  return { child, exited };
}

/** After a `kill -9` of the postmaster its children take a moment to end; until then a new one may not start. */
async function launchUntilReady(...args: Parameters<typeof launch>): Promise<Launched> {
  const deadline = Date.now() + STOP_TIMEOUT_MILLISECONDS;
  for (;;)
    try {
      return await launch(...args);
    } catch (error) {
      const isHeld = /shared memory block|lock file/.test(String(error));
      if (!isHeld || Date.now() > deadline) throw error;
      await pause(POLL_MILLISECONDS);
    }
}

/**
 * Starts PostgreSQL from npm, on loopback and a Unix socket. The process gets its own session, so that Ctrl-C reaches
 * only us and the server can drain before its database stops.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const found = await binaries();
  const { folder, bin } = await reachablePlaces(resolve(options.folder), found.postgres);
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(bin, folder);
  await endFormerPostmaster(folder);

  const password = (await readFile(`${folder}.password`, 'utf8')).trim();
  const port = options.port || (await freePort());
  const socketFolder = await socketFolderOf(folder);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // Quoted, because a comma would separate two folders.
    `unix_socket_directories=${socketFolder ? `"${socketFolder}"` : ''}`,
    'unix_socket_permissions=0700',
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
  const bySocket = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  const urlOf = (name: string): string =>
    `postgres://${USER}:${password}@127.0.0.1:${port}/${name}${bySocket}`;
  const { child, exited } = await launchUntilReady(bin, folder, settings, urlOf('postgres'));
  const database = options.database ?? 'croupier';
  await ensureDatabase(urlOf('postgres'), database);

  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await exited;
    if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
  };
  return { url: urlOf(database), port, process: child, exited, stop };
}
