import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Words, createWords, drawNumbers, mapNumbers, publicValue, uniform } from './numbers.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const S2 = sha('croupier lottery vector');
const S1 = sha(S2);
const ROOT = sha('tickets');
const RANDOMNESS = sha('beacon');
const source = (secret: string, drawId: string) => ({ secret, root: ROOT, randomness: RANDOMNESS, drawId });
const DIGITS = { kind: 'digits', count: 5 } as const;

const wordsOf = (...words: number[]): Words => ({
  next: () => {
    const word = words.shift();
    if (word === undefined) throw new Error('took more words than it should');
    return word;
  },
});

describe('vectors', () => {
  test('the public value', () => {
    expect(publicValue(ROOT, RANDOMNESS)).toBe(
      '284ba406103c44a5a3acc63839fa1b161cf42af96a33d2bd9d172bfc245b5fbc',
    );
  });

  test.each([
    [S1, 'ssc-1m/20261201-0001', DIGITS, '1 3 0 5 0'],
    [S2, 'ssc-1m/20261201-0002', DIGITS, '8 5 7 1 0'],
    [S1, '11x5-1m/20261201-0001', { kind: 'ranks', size: 11, count: 5 } as const, '09 04 03 02 08'],
    [S1, 'k3-1m/20261201-0001', { kind: 'dice', count: 3 } as const, '4 5 1'],
    [
      S1,
      'pk10-1m/20261201-0001',
      { kind: 'ranks', size: 10, count: 10 } as const,
      '01 02 07 08 09 04 06 10 03 05',
    ],
  ])('%s %s', (secret, drawId, mapping, expected) => {
    expect(drawNumbers(source(secret, drawId), mapping).join(' ')).toBe(expected);
  });
});

test('the words equal those of another HMAC implementation', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (secret, drawId) => {
      const words = createWords(source(secret, drawId));
      const bytes = Buffer.concat(
        [0, 1, 2].map((cursor) =>
          createHmac('sha256', secret)
            .update(`${sha(`${ROOT}:${RANDOMNESS}`)}:${drawId}:${cursor}`)
            .digest(),
        ),
      );
      const drawn = Array.from({ length: 24 }, words.next);
      expect(drawn).toEqual(drawn.map((_, index) => bytes.readUInt32BE(index * 4)));
    }),
    { numRuns: 30 },
  );
});

describe('rejection', () => {
  test('skips the words above the highest multiple and takes the next', () => {
    const limit = 2 ** 32 - (2 ** 32 % 10);
    expect(uniform(wordsOf(limit, 2 ** 32 - 1, 7), 10)).toBe(7);
    expect(uniform(wordsOf(limit - 1), 10)).toBe(9);
    expect(() => uniform(wordsOf(limit), 10)).toThrow('more words');
  });

  test('skips nothing for a power of two', () => {
    expect(uniform(wordsOf(2 ** 32 - 1), 8)).toBe(7);
  });

  test('ranks count among what is left, ascending', () => {
    expect(mapNumbers(wordsOf(0, 0, 0), { kind: 'ranks', size: 11, count: 3 })).toEqual(['01', '02', '03']);
    expect(mapNumbers(wordsOf(10, 9, 0), { kind: 'ranks', size: 11, count: 3 })).toEqual(['11', '10', '01']);
  });
});

/** 20,000 draws by default; the environment asks for more. */
const DRAWS = Number(process.env['LOTTERY_TEST_DRAWS'] ?? 20_000);

/** Five standard deviations above the mean of chi-square: a sound generator fails once in a million runs. */
const chiBound = (freedom: number): number => freedom + 5 * Math.sqrt(2 * freedom) + 10;
const chiSquare = (counts: readonly number[], total: number): number => {
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

test(`digits and their neighbours are uniform over ${DRAWS} draws`, { timeout: 600_000 }, () => {
  const singles = Array.from({ length: 50 }, () => 0);
  const pairs = Array.from({ length: 100 }, () => 0);
  const serial = Array.from({ length: 100 }, () => 0);
  const bump = (counts: number[], at: number): void => {
    counts[at] = (counts[at] ?? 0) + 1;
  };
  let before = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const digits = drawNumbers(source(S1, `ssc-1m/${draw}`), DIGITS).map(Number);
    digits.forEach((digit, place) => bump(singles, place * 10 + digit));
    const [first = 0, second = 0, , , last = 0] = digits;
    bump(pairs, first * 10 + second);
    bump(serial, before * 10 + first);
    before = last;
  }
  for (let place = 0; place < 5; place += 1)
    expect(chiSquare(singles.slice(place * 10, place * 10 + 10), DRAWS)).toBeLessThan(chiBound(9));
  expect(chiSquare(pairs, DRAWS)).toBeLessThan(chiBound(99));
  expect(chiSquare(serial, DRAWS)).toBeLessThan(chiBound(99));
});
