import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOldBuilds } from './build.ts';

/** Above the largest process id of any Linux. */
const NO_PROCESS = 2 ** 22 + 1;
const NAMES = ['site-1', 'site-2', 'site-3', 'site-4', 'site-5', 'site-6'];
let folder: string;
let places: { builds: string; users: string };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-builds-'));
  places = { builds: join(folder, 'builds'), users: join(folder, 'users') };
  await mkdir(places.users);
  for (const [index, name] of NAMES.entries()) {
    await mkdir(join(places.builds, name), { recursive: true });
    await utimes(join(places.builds, name), index + 1, index + 1);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const use = (build: string, pid: number): Promise<void> =>
  writeFile(join(places.users, `${build}@${pid}`), '');
const kept = async (): Promise<string[]> => (await readdir(places.builds)).toSorted();

test('keeps the four newest builds', async () => {
  await removeOldBuilds(places);
  expect(await kept()).toEqual(NAMES.slice(2));
});

test('keeps a build for as long as a process uses it, however old it is', async () => {
  await use('site-1', process.pid);
  await use('site-2', NO_PROCESS);
  await removeOldBuilds(places);
  expect(await kept()).toEqual(['site-1', ...NAMES.slice(2)]);
  expect(await readdir(places.users)).toEqual([`site-1@${process.pid}`]);
});
