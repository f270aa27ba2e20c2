import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, HOSTS, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
  running = await createTestApp({ ART_FOLDER: folder });
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (file: string, headers: Record<string, string> = {}, folderName = 'games') =>
  running.app.site.inject({
    url: `/art/${folderName}/${file}`,
    headers: { host: HOSTS.croupier, ...headers },
  });

test('a game of the catalogue has its picture, which may be cached for long', async () => {
  const answer = await get('dice-240.avif');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringMatching(/max-age=\d{7}/),
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 240, height: 320 });
  const again = await get('dice-240.avif', { 'if-none-match': String(answer.headers['etag']) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each([
  'lantern-240.avif',
  'nothing-240.avif',
  'dice-241.avif',
  'dice~shark-240.avif',
  'dice~nothing-240.avif',
  'dice-240.png',
  'dice.avif',
  'Dice-240.avif',
  '..%2f..%2fdice-240.avif',
  '%00-240.webp',
  `${'x'.repeat(200)}-240.avif`,
])('%s is not found, and nothing is drawn for it', async (file) => {
  const before = await readdir(folder, { recursive: true });
  const answer = await get(file);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.headers['content-type']).toContain('json');
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test.each([
  ['dice-wide-1440.avif', 1440, 450],
  ['dice-wide-720.webp', 720, 225],
  ['mines-phone-720.avif', 720, 405],
  ['mines-phone-360.webp', 360, 203],
  ['lantern-phone-360.avif', 360, 203],
])('%s is a banner picture, small enough for the first screen', async (file, width, height) => {
  const answer = await get(file, {}, 'banners');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toMatch(/max-age=\d{7}/);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height });
  expect(answer.rawPayload.length).toBeLessThan(35_000);
});

test.each([
  'nothing-wide-720.avif',
  'dice-wide-360.avif',
  'dice-phone-1440.avif',
  'dice-720.avif',
  'dice-wide-720.png',
])('no banner is drawn for %s', async (file) => {
  const before = await readdir(folder, { recursive: true });
  expect((await get(file, {}, 'banners')).statusCode).toBe(404);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});
