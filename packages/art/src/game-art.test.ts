import { expect, test } from 'vitest';
import { ART_FAMILIES, artDirection } from './art-direction.ts';
import { gameArt } from './game-art.ts';

const draw = (id: string, family: (typeof ART_FAMILIES)[number] = 'dice') =>
  gameArt({ id, family, width: 300, height: 400 });

/** The angle between two hues in degrees, at most 180. */
const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

test('the same id always gives the same picture, another id a different one', () => {
  expect(draw('golden-carp')).toBe(draw('golden-carp'));
  expect(draw('golden-carp')).not.toBe(draw('golden-carq'));
  expect(draw('golden-carp', 'fish')).not.toBe(draw('golden-carp', 'dice'));
});

test('two hundred ids give two hundred pictures, and neighbours differ in hue and scene', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `game-${index + 1}`);
  expect(new Set(ids.map((id) => draw(id))).size).toBe(200);

  const directions = ids.map((id) => artDirection(id, 'dice'));
  const alike = ids.slice(1).filter((_, index) => {
    const [left, right] = [directions[index], directions[index + 1]];
    return left && right && (apart(left.hue, right.hue) < 40 || left.scene === right.scene);
  });
  expect(alike).toEqual([]);
  expect(
    new Set(directions.map(({ hue, scene }) => `${Math.round(hue / 15)} ${scene}`)).size,
  ).toBeGreaterThan(100);
});

test.each(ART_FAMILIES)('%s is one well-formed picture without text, references or bad numbers', (family) => {
  const svg = draw('house-special', family);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 800" width="300" height="400"/,
  );
  expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined|Infinity|oklch|<script|style=/);

  const open: string[] = [];
  for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);

  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((id) => !defined.has(id))).toEqual([]);
});

test('a given palette sets the hues', () => {
  const palette = { hue: 120, accentHue: 10 };
  expect(artDirection('dice', 'dice', palette)).toMatchObject(palette);
  expect(gameArt({ id: 'x', family: 'dice', palette, width: 3, height: 4 })).not.toBe(draw('x'));
});

test('ids of two pictures on one page do not clash', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const first = new Set(idsOf(draw('one')));
  expect(idsOf(draw('two')).filter((id) => first.has(id))).toEqual([]);
});
