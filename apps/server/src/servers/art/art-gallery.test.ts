import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { artFamilyOf } from './art-family.ts';
import { createArtGallery, type Artwork } from './art-gallery.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const artwork = (over: Partial<Artwork> = {}): Artwork => ({
  id: 'nova-fox',
  family: 'slots',
  width: 240,
  format: 'webp',
  ...over,
});
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.includes('.'))
    .toSorted((a, b) => a.localeCompare(b));

test.each([
  [240, 'webp', 'webp'],
  [240, 'avif', 'heif'],
  [480, 'webp', 'webp'],
] as const)('a picture of %i as %s', async (width, format, container) => {
  const { bytes } = await createArtGallery(folder).picture(artwork({ width, format }));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: container, width, height: (width * 4) / 3 });
  expect(bytes.length).toBeLessThan(45_000);
});

test('is drawn once, however many want it, and found again by the next process', async () => {
  const gallery = createArtGallery(folder);
  const pictures = await Promise.all(Array.from({ length: 10 }, () => gallery.picture(artwork())));
  expect(new Set(pictures).size).toBe(1);
  expect(await files()).toHaveLength(1);
  const again = await createArtGallery(folder).picture(artwork());
  expect(again.tag).toBe(pictures[0]?.tag);
  expect(again.bytes.equals(pictures[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(await files()).toHaveLength(1);
});

test('comes also when nothing can be kept', async () => {
  const gallery = createArtGallery(join(folder, 'x\0y'));
  expect((await gallery.picture(artwork())).bytes.length).toBeGreaterThan(1_000);
});

test('a crowd that no machine could draw is turned away, and those who wait are served', async () => {
  const gallery = createArtGallery(folder, { concurrency: 1, maxWaiting: 2 });
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((id) => gallery.picture(artwork({ id })));
  const states = (await Promise.allSettled(crowd)).map(({ status }) => status);
  expect(states).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(Promise.all(crowd)).rejects.toMatchObject({ code: 'server.unavailable' });
  expect((await gallery.picture(artwork({ id: 'e' }))).bytes.length).toBeGreaterThan(1_000);
});

describe('the motif', () => {
  test.each([
    ['dice', 'bgs', [], 'dice'],
    ['mines', 'bgs', [], 'mines'],
    ['castline-golden-shark-hunter', 'fish', ['ocean', 'shooting'], 'shark'],
    ['crownfelt-moon-valley-roulette', 'pvp', ['mahjong'], 'mahjong'],
    ['touchdesk-table-tennis-live', 'sports', ['table-tennis'], 'paddle'],
    ['touchdesk-tennis-live', 'sports', ['tennis'], 'tennis'],
  ] as const)('of %s in %s with %j is %s', (id, category, themes, family) => {
    expect(artFamilyOf({ id, category, themes })).toBe(family);
  });

  test.each([
    ['fish', ['ocean']],
    ['sports', []],
    ['esports', []],
    ['cockfight', ['derby']],
    ['live', ['baccarat', 'speed']],
    ['pvp', ['poker']],
    ['lott', ['draw']],
    ['elott', ['keno', 'fast']],
    ['rng', ['unheard-of']],
  ] as const)('of %s with %j differs from game to game', (category, themes) => {
    const ids = Array.from({ length: 30 }, (_, index) => `vendor-table-${index}`);
    const families = ids.map((id) => artFamilyOf({ id, category, themes }));
    expect(new Set(families).size).toBeGreaterThan(2);
    expect(ids.map((id) => artFamilyOf({ id, category, themes }))).toEqual(families);
  });
});
