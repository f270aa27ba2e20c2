import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUMBERS, createFloats, pickIndex } from './random.ts';
import { numbersOf, smallestFor } from './testing/numbers.ts';

const nonces = fc.integer({ min: 0, max: 2 ** 40 });
const asciiText = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 });
const justBelow = (value: number): number => value - 1 / NUMBERS;

describe('the number stream', () => {
  test('equals that of another HMAC implementation', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), nonces, (serverSeed, clientSeed, nonce) => {
        const floats = createFloats(serverSeed, clientSeed, nonce);
        const values = Array.from({ length: 20 }, floats.next);
        const bytes = Buffer.concat(
          [0, 1, 2].map((cursor) =>
            createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${cursor}`).digest(),
          ),
        );
        expect(values).toEqual(values.map((_, index) => bytes.readUInt32BE(index * 4) / NUMBERS));
        expect(floats.chunks.map(({ hex }) => hex).join('')).toBe(bytes.toString('hex'));
      }),
      { numRuns: 50 },
    );
  });

  test('computes a block only when needed, and increments the cursor', () => {
    const floats = createFloats('server', 'client', 7);
    expect(floats.chunks).toEqual([]);
    Array.from({ length: 8 }, floats.next);
    expect(floats.chunks.map(({ message }) => message)).toEqual(['client:7:0']);
    floats.next();
    expect(floats.chunks.map(({ message }) => message)).toEqual(['client:7:0', 'client:7:1']);
    expect(floats.draws.map(({ cursor }) => cursor)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('provides the bytes behind every number', () => {
    fc.assert(
      fc.property(asciiText, asciiText, nonces, (serverSeed, clientSeed, nonce) => {
        const floats = createFloats(serverSeed, clientSeed, nonce);
        const values = Array.from({ length: 9 }, floats.next);
        expect(floats.draws.map(({ value }) => value)).toEqual(values);
        for (const { hex, value } of floats.draws) {
          expect(Number.parseInt(hex, 16) / NUMBERS).toBe(value);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the nonce %s', (nonce) => {
    expect(() => createFloats('server', 'client', nonce)).toThrow(RangeError);
  });
});

test('an index is exact at the boundaries of every outcome', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2 ** 20 }), fc.nat(), (count, seed) => {
      const outcome = 1 + (seed % (count - 1));
      const edge = smallestFor(outcome, count);
      expect(pickIndex(numbersOf(edge), count)).toBe(outcome);
      expect(pickIndex(numbersOf(justBelow(edge)), count)).toBe(outcome - 1);
      expect(pickIndex(numbersOf(justBelow(1)), count)).toBe(count - 1);
    }),
  );
});
