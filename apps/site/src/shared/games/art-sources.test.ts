import { expect, test } from 'vitest';
import { artSources } from './art-sources.ts';

test.each([
  ['an in-house game', '/art/dice-480.avif', '/art/dice'],
  ['a vendor’s game', '/art/games/nova-fox-240.avif', '/art/games/nova-fox'],
])('the key art of %s has two widths and two formats', (_name, iconUrl, base) => {
  expect(artSources(iconUrl)).toEqual([
    { type: 'image/avif', srcSet: `${base}-240.avif 240w, ${base}-480.avif 480w` },
    { type: 'image/webp', srcSet: `${base}-240.webp 240w, ${base}-480.webp 480w` },
  ]);
});

test.each(['https://cdn.example/fox-240.avif', '/art/games/fox.avif', ''])('%j has one size', (iconUrl) => {
  expect(artSources(iconUrl)).toEqual([]);
});
