import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageRenderer } from './page-renderer.ts';

let folder = '';
let drawn: string[] = [];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  drawn = [];
  Object.assign(globalThis, { drawn });
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await mkdir(join(folder, 'render'));
  await writeFile(
    join(folder, 'render/render.js'),
    'export const render = async (path) => (globalThis.drawn.push(path), { head: "", body: path });',
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const onError = vi.fn<() => void>();
const served = (ip: string, more: object = {}) => ({ permission: { status: 0, location: { ip } }, ...more });

test('a page is rendered once for all visitors', async () => {
  const page = createPageRenderer(folder, onError);
  const answers = await Promise.all(['192.0.2.1', '192.0.2.2', ''].map((ip) => page('/help', served(ip))));
  expect(answers.map((answer) => answer?.body)).toEqual(['/help', '/help', '/help']);
  expect(drawn).toEqual(['/help']);
});

test('other spellings of an address are not rendered', async () => {
  const page = createPageRenderer(folder, onError);
  for (const path of ['/HELP', '/hElp', '/help/', '//', '/forgotpassword', '/Index.HTML', '/Rng', '/search'])
    expect(await page(path, served(''))).toBeUndefined();
  expect(drawn).toEqual([]);
  expect(await page('/forgotPassword', served(''))).toBeDefined();
});

test('more kinds of pages than the cache holds do not keep the process rendering', async () => {
  const page = createPageRenderer(folder, onError);
  const ask = (kind: number) => page('/', served('', { kind }));
  for (let kind = 0; kind < 300; kind += 1) await ask(kind);
  const first = drawn.length;
  expect(first).toBeLessThan(50);
  // Cached pages are still served; rendering resumes later.
  expect(await ask(0)).toBeDefined();
  expect(await ask(299)).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(await ask(299)).toBeDefined();
  expect(drawn.length).toBe(first + 1);
  expect(onError).not.toHaveBeenCalled();
});
