import { expect, test } from 'vitest';
import { GOOD_SUBJECTS, goodArt } from './good-art.ts';

test('every good has a picture of its own, always the same, without anything that cannot be drawn', () => {
  const pictures = GOOD_SUBJECTS.map((name) => goodArt(name));
  expect(new Set(pictures).size).toBe(GOOD_SUBJECTS.length);
  for (const [index, name] of GOOD_SUBJECTS.entries()) {
    const picture = pictures[index] ?? '';
    expect(picture).toBe(goodArt(name));
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    // Small enough to show twenty of them on a phone.
    expect(picture.length, name).toBeLessThan(24_000);
    const defined = new Set(Array.from(picture.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const [, id] of picture.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  }
});
