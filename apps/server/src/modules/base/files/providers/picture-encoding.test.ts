import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './picture-encoding.adapter.ts';

test('pictures that come at once are encoded one after another', async () => {
  const bytes = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1);
  const encoded = await Promise.all(Array.from({ length: 6 }, () => encodePicture(bytes, 1_920)));
  clearInterval(timer);
  expect(encoded.map((picture) => picture?.width)).toEqual(Array(6).fill(1_920));
  expect(most).toBe(1);
});
