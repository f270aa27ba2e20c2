import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Artwork } from './artwork.rules.ts';
import { createGallery } from './gallery.usecases.ts';
import { createBackgroundDrawing } from './providers/background-drawing.adapter.ts';

/** The drawing process has the lowest priority, and other tests run at the same time. */
const BACKGROUND_TIMEOUT_MILLISECONDS = 60_000;

let folder = '';
const drawing = createBackgroundDrawing();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
});
afterEach(async () => {
  drawing.stop();
  await rm(folder, { recursive: true, force: true });
});

const artwork = (over: Partial<Artwork> = {}): Artwork => ({
  id: 'nova-fox',
  family: 'slots',
  shape: 'cover',
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
] as const)('a picture of %i pixels as %s', async (width, format, container) => {
  const { bytes } = await createGallery(folder, { drawing }).picture(artwork({ width, format }));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: container, width, height: (width * 4) / 3 });
  expect(bytes.length).toBeLessThan(45_000);
});

test('a picture is drawn once for many visitors, and the next process finds it', async () => {
  const gallery = createGallery(folder, { drawing });
  const pictures = await Promise.all(Array.from({ length: 10 }, () => gallery.picture(artwork())));
  expect(new Set(pictures).size).toBe(1);
  expect(await files()).toHaveLength(1);
  const again = await createGallery(folder, { drawing }).picture(artwork());
  expect(again.tag).toBe(pictures[0]?.tag);
  expect(again.bytes.equals(pictures[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(await files()).toHaveLength(1);
});

test(
  'a picture drawn in the background is the one that visitors get',
  async () => {
    const gallery = createGallery(folder, { drawing });
    await gallery.drawAhead(artwork());
    const [drawn] = await files();
    const { tag } = await gallery.picture(artwork());
    expect(drawn).toContain(tag);
    await gallery.drawAhead(artwork());
    expect(await files()).toEqual([drawn]);
  },
  BACKGROUND_TIMEOUT_MILLISECONDS,
);

test(
  'the drawing process starts again after it ended, and reports what it can’t keep',
  async () => {
    const gallery = createGallery(folder, { drawing });
    await gallery.drawAhead(artwork());
    drawing.stop();
    await gallery.drawAhead(artwork({ id: 'nova-owl' }));
    expect(await files()).toHaveLength(2);
    const nowhere = createGallery(join(folder, 'x\0y'), { drawing });
    await expect(nowhere.drawAhead(artwork())).rejects.toThrow(/null bytes/);
  },
  BACKGROUND_TIMEOUT_MILLISECONDS,
);

test('a picture is served even if it can’t be stored', async () => {
  const gallery = createGallery(join(folder, 'x\0y'), { drawing });
  expect((await gallery.picture(artwork())).bytes.length).toBeGreaterThan(1_000);
});

test('too many pictures at once are refused, and those already waiting are drawn', async () => {
  const gallery = createGallery(folder, { drawing, limits: { concurrency: 1, maxWaiting: 2 } });
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => gallery.picture(artwork({ id })));
  const states = (await Promise.allSettled(many)).map(({ status }) => status);
  expect(states).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(Promise.all(many)).rejects.toMatchObject({ code: 'server.unavailable' });
  expect((await gallery.picture(artwork({ id: 'e' }))).bytes.length).toBeGreaterThan(1_000);
});
