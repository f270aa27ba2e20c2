import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canCut, cutEnvelope } from './envelope.ts';

test('an envelope is cut as published', () => {
  const cut = cutEnvelope({ seed: 'seed', envelopeId: 'envelope', units: 1_000, shares: 10, minUnits: 1 });
  expect(cut).toEqual([120, 81, 169, 170, 15, 100, 70, 66, 136, 73]);
});

test('shares add up to the envelope, and none is below the minimum', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 0, max: 10 ** 12 }),
      (seed, shares, minUnits, more) => {
        const units = shares * minUnits + more;
        const cut = cutEnvelope({ seed, envelopeId: 'e', units, shares, minUnits });
        expect(cut).toHaveLength(shares);
        expect(cut.reduce((sum, share) => sum + share, 0)).toBe(units);
        expect(Math.min(...cut)).toBeGreaterThanOrEqual(minUnits);
      },
    ),
  );
});

test('a place in the order is no advantage', () => {
  const places = Array.from({ length: 8 }, () => 0);
  const envelopes = 4_000;
  for (let index = 0; index < envelopes; index += 1)
    cutEnvelope({ seed: 'fair', envelopeId: `e${index}`, units: 800, shares: 8, minUnits: 1 }).forEach(
      (share, place) => (places[place] = (places[place] ?? 0) + share),
    );
  // The average is 100; four standard errors are below 4.
  for (const sum of places) expect(Math.abs(sum / envelopes - 100)).toBeLessThan(4);
});

test.each([
  [9, 10, 1],
  [10, 0, 1],
  [10, 2, 0],
  [10.5, 2, 1],
  [-1, 1, 1],
])('%d units cannot be cut into %d shares of at least %d', (units, shares, minUnits) => {
  expect(canCut({ units, shares, minUnits })).toBe(false);
  expect(() => cutEnvelope({ seed: 's', envelopeId: 'e', units, shares, minUnits })).toThrow(RangeError);
});
