import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CHARACTERS, GLYPHS } from './glyphs.rules.ts';
import { newText, pictureSvg } from './image.rules.ts';
import { drawPicture } from './providers/image-drawing.adapter.ts';
import type { Random } from './random.rules.ts';
import { planScene, SCENE } from './slider.rules.ts';
import { cutPuzzle } from './providers/slider-drawing.adapter.ts';

/** A reproducible generator. */
function seeded(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}
const seeds = fc.integer({ min: 0, max: 2_000_000_000 });

test('no two characters look alike', () => {
  expect(CHARACTERS.length).toBeGreaterThanOrEqual(16);
  for (const character of '0O1IL2Z4S58BUVQDG6') expect(GLYPHS[character]).toBeUndefined();
});

test('pictures show four or five characters and contain no text, font or link', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const text = newText(seeded(seed));
      expect(text).toMatch(new RegExp(`^[${CHARACTERS.join('')}]{4,5}$`));
      expect(pictureSvg(text, seeded(seed))).not.toMatch(/NaN|undefined|<text|font|href/);
    }),
  );
});

test('background and ink are balanced, so that no threshold isolates the characters', async () => {
  const picture = await drawPicture('WMNHE', seeded(5));
  const { data } = await sharp(picture)
    .greyscale()
    .normalise()
    .threshold(128)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = data.filter((value) => value === 0).length / data.length;
  expect(dark).toBeGreaterThan(0.3);
  expect(dark).toBeLessThan(0.7);
});

test('hole and decoy are inside the picture, apart from each other, and differ in shape', () => {
  const { widthPx, heightPx, pieceSizePx } = SCENE;
  fc.assert(
    fc.property(seeds, (seed) => {
      const { hole, decoy } = planScene(seeded(seed));
      for (const { x, y, filledFrom } of [hole, decoy])
        for (const place of [{ x, y }, filledFrom]) {
          expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(0);
          expect(place.x).toBeLessThanOrEqual(widthPx - pieceSizePx);
          expect(place.y).toBeLessThanOrEqual(heightPx - pieceSizePx);
        }
      expect(Math.abs(hole.x - decoy.x)).toBeGreaterThanOrEqual(pieceSizePx);
      expect(Math.abs(hole.y - decoy.y)).toBeGreaterThanOrEqual(pieceSizePx / 3);
      expect(hole.path).not.toBe(decoy.path);
    }),
  );
});

test('the piece does not match the pixels of the hole', async () => {
  const scene = planScene(seeded(11));
  const { background, piece, pieceTopPx } = await cutPuzzle(scene);
  expect(pieceTopPx).toBe(scene.hole.y);
  const pixels = (url: string) =>
    sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
      .removeAlpha()
      .raw();
  const { pieceSizePx: size } = SCENE;
  const hidden = await pixels(background)
    .extract({ left: scene.hole.x, top: scene.hole.y, width: size, height: size })
    .toBuffer();
  const shown = await pixels(piece).toBuffer();
  const difference = hidden.reduce((sum, value, index) => sum + Math.abs(value - (shown[index] ?? 0)), 0);
  expect(difference / hidden.length).toBeGreaterThan(10);
});
