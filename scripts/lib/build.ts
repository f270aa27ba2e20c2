import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './processes.ts';
import { DATA, ROOT } from './root.ts';

const BUILDS = join(DATA, 'builds');
/** Builds kept for a return to an earlier state of the sources. */
const KEPT = 4;

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

async function forgetOldBuilds(): Promise<void> {
  const names = await readdir(BUILDS);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(BUILDS, name))).mtimeMs })),
  );
  const old = aged.toSorted((a, b) => b.at - a.at).slice(KEPT);
  for (const { name } of old) await rm(join(BUILDS, name), { recursive: true, force: true });
}

/**
 * Builds a browser app unless this very state of its sources was built before. A build is made aside and moved to a
 * name that says what it was made of, so that two commands running together can't spoil each other's.
 *
 * @returns the folder with `index.html`
 */
export async function ensureBuilt(app: 'site' | 'console', say: (line: string) => void): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, `apps/${app}`]) await addToHash(hash, join(ROOT, source));
  const folder = join(BUILDS, `${app}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  say(`Building the ${app} …`);
  await mkdir(BUILDS, { recursive: true });
  const aside = `${folder}.${process.pid}`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await run(process.execPath, [vite, ...args], { cwd: join(ROOT, 'apps', app) });
  if (code !== 0) throw new Error(`the ${app} could not be built:\n${output}`);
  await rename(aside, folder).catch(async (error: unknown) => {
    // Somebody else was faster with the same sources.
    if (!existsSync(folder)) throw error;
    await rm(aside, { recursive: true, force: true });
  });
  await forgetOldBuilds();
  return folder;
}
