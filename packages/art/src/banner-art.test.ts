import { expect, test } from 'vitest';
import { ART_FAMILIES, type ArtFamily } from './art-direction.ts';
import { BANNER_RATIOS, bannerArt, type BannerShape } from './banner-art.ts';

const draw = (id: string, family: ArtFamily = 'dice', shape: BannerShape = 'wide') =>
  bannerArt({ id, family, shape, width: 720 });

test('the same id and shape always give the same picture, others a different one', () => {
  expect(draw('golden-carp')).toBe(draw('golden-carp'));
  expect(draw('golden-carp')).not.toBe(draw('golden-carq'));
  expect(draw('golden-carp')).not.toBe(draw('golden-carp', 'dice', 'phone'));
});

test.each([
  ['wide', 225],
  ['phone', 405],
] as const)('a %s banner 720 wide is %i high', (shape, height) => {
  expect(draw('dice', 'dice', shape)).toContain(`width="720" height="${height}"`);
  expect(720 * BANNER_RATIOS[shape]).toBe(height);
});

test.each(ART_FAMILIES)(
  '%s stands in a banner without words, outside references or bad numbers',
  (family) => {
    const svg = draw('house-special', family);
    expect(svg).not.toMatch(/<text|<image|href="[^#]|NaN|undefined|Infinity|oklch|<script|style=/);
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  },
);
