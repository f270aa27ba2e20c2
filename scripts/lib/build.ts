import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './processes.ts';
import { DATA, ROOT } from './root.ts';

const BUILDS = join(DATA, 'builds');
/** One empty file `<build>@<process id>` for each process that uses a build. */
const USERS = join(DATA, 'build-users');
/** Unused builds kept for a return to an earlier state of the sources. */
const MAX_UNUSED_BUILDS = 4;

const SOURCES = ['packages', 'package-lock.json'] as const;
const IGNORED = new Set(['node_modules', 'dist', '.data', 'gallery']);

async function addToHash(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const info = await stat(path);
  if (info.isDirectory()) {
    const names = (await readdir(path)).filter((name) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name));
    for (const name of names.toSorted()) await addToHash(hash, join(path, name));
    return;
  }
  hash.update(path.slice(ROOT.length)).update(await readFile(path));
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Names of the builds that a running process uses; forgets processes that have ended. */
async function buildsInUse(users: string): Promise<Set<string>> {
  const inUse = new Set<string>();
  for (const file of await readdir(users)) {
    const [build = '', pid] = file.split('@');
    if (isAlive(Number(pid))) inUse.add(build);
    else await rm(join(users, file), { force: true });
  }
  return inUse;
}

/** Removes old builds, except those that a running process, perhaps of another command, serves files from. */
export async function removeOldBuilds({ builds, users }: { builds: string; users: string }): Promise<void> {
  const inUse = await buildsInUse(users);
  const unused = (await readdir(builds)).filter((name) => !inUse.has(name));
  const aged = await Promise.all(
    unused.map(async (name) => ({ name, at: (await stat(join(builds, name))).mtimeMs })),
  );
  const old = aged.toSorted((a, b) => b.at - a.at).slice(MAX_UNUSED_BUILDS);
  for (const { name } of old) await rm(join(builds, name), { recursive: true, force: true });
}

/**
 * Builds a browser app unless this state of its sources has been built before. A build is written to a temporary folder
 * and renamed to a hash of its sources, so that two commands running together can't damage each other's. It is kept for
 * as long as this process runs.
 *
 * @returns the folder with `index.html`
 */
export async function ensureBuilt(app: 'site' | 'console', say: (line: string) => void): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, `apps/${app}`]) await addToHash(hash, join(ROOT, source));
  const name = `${app}-${hash.digest('hex').slice(0, 16)}`;
  const folder = join(BUILDS, name);
  await mkdir(BUILDS, { recursive: true });
  await mkdir(USERS, { recursive: true });
  await writeFile(join(USERS, `${name}@${process.pid}`), '');
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  say(`Building the ${app} …`);
  const temporary = `${folder}.${process.pid}`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', temporary, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await run(process.execPath, [vite, ...args], { cwd: join(ROOT, 'apps', app) });
  if (code !== 0) throw new Error(`the ${app} could not be built:\n${output}`);
  await rename(temporary, folder).catch(async (error: unknown) => {
    // Another command has finished the same build first.
    if (!existsSync(folder)) throw error;
    await rm(temporary, { recursive: true, force: true });
  });
  await removeOldBuilds({ builds: BUILDS, users: USERS });
  return folder;
}
