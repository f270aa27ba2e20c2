import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areWeights, chancesPpm, spinWheel } from './wheel.ts';

const weights = [600, 250, 100, 40, 9, 1];

test('a spin follows from the published bytes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (serverSeed, clientSeed, nonce) => {
      const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest();
      const point = Math.floor((bytes.readUInt32BE() / 2 ** 32) * 1_000);
      const bounds = [600, 850, 950, 990, 999, 1_000];
      expect(spinWheel({ serverSeed, clientSeed, nonce }, weights)).toEqual({
        point,
        segment: bounds.findIndex((bound) => point < bound),
      });
    }),
  );
});

test('segments come as often as their odds say', () => {
  const counts = weights.map(() => 0);
  const spins = 40_000;
  for (let nonce = 0; nonce < spins; nonce += 1) {
    const { segment } = spinWheel({ serverSeed: 'odds', clientSeed: 'player', nonce }, weights);
    counts[segment] = (counts[segment] ?? 0) + 1;
  }
  chancesPpm(weights).forEach((ppm, segment) => {
    const chance = ppm / 1_000_000;
    const deviation = Math.sqrt(spins * chance * (1 - chance));
    expect(Math.abs((counts[segment] ?? 0) - spins * chance)).toBeLessThan(4 * deviation + 1);
  });
});

test.each([[[]], [[1]], [[1, 0]], [[1, -2]], [[1, 1.5]], [[2 ** 21, 1]]])('%j are no weights', (none) => {
  expect(areWeights(none)).toBe(false);
  expect(() => spinWheel({ serverSeed: 's', clientSeed: 'c', nonce: 0 }, none)).toThrow(RangeError);
});
