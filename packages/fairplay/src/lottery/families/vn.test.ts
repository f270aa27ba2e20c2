import { describe, expect, test } from 'vitest';
import { checkPlay } from '../testing/check-play.ts';
import { vnNorth, vnSouth } from './vn.ts';

const UNITS_NORTH = {
  lo2: 27,
  lo3: 23,
  lo4: 20,
  lo2f: 27,
  lo8: 8,
  tail2: 1,
  'db.f': 1,
  g1: 1,
  'g1.f': 1,
  head2: 4,
  ht2: 5,
  head3: 3,
  tail3: 1,
  ht3: 4,
  'g1.3': 1,
  tail4: 1,
};
const UNITS_SOUTH = {
  lo2: 18,
  lo3: 17,
  lo4: 16,
  lo7: 7,
  tail2: 1,
  head2: 1,
  ht2: 2,
  head3: 1,
  tail3: 1,
  ht3: 2,
  tail4: 1,
};

describe.each([
  [vnNorth, 30, 27, UNITS_NORTH],
  [vnSouth, 19, 18, UNITS_SOUTH],
] as const)('$code', (family, plays, results, units) => {
  test(`has ${plays} plays on ${results} results`, () => {
    expect(new Set(family.plays.map(({ code }) => code)).size).toBe(plays);
    expect(family.shape.reduce((sum, { count }) => sum + count, 0)).toBe(results);
  });

  test('spreads stakes over the results that count', () => {
    for (const [code, expected] of Object.entries(units))
      expect(family.plays.find((play) => play.code === code)?.units, code).toBe(expected);
  });

  test.each(family.plays.map((play) => [play.code, play] as const))(
    '%s wins as often as it says',
    (_, play) => {
      expect(() => checkPlay(family, play)).not.toThrow();
    },
  );
});

test('a play reads its own prizes', () => {
  const north = (
    '12345 67890 11111 22222 30001 30002 30003 30004 30005 30006 ' +
    '4001 4002 4003 4004 5001 5002 5003 5004 5005 5006 611 622 633 71 72 73 74'
  ).split(' ');
  const seen = (code: string) => vnNorth.plays.find((play) => play.code === code)?.see(north);
  expect(seen('tail2')).toEqual([[45]]);
  expect(seen('db.f')).toEqual([[12]]);
  expect(seen('g1')).toEqual([[90]]);
  expect(seen('g1.f')).toEqual([[67]]);
  expect(seen('g1.3')).toEqual([[890]]);
  expect(seen('head2')).toEqual([[71, 72, 73, 74]]);
  expect(seen('ht2')).toEqual([[45, 71, 72, 73, 74]]);
  expect(seen('head3')).toEqual([[611, 622, 633]]);
  expect(seen('tail4')).toEqual([[2345]]);
  expect(seen('lo8')).toEqual([[45, 11, 22, 33, 71, 72, 73, 74]]);
  expect(seen('lo2f')?.[0]?.slice(0, 3)).toEqual([12, 67, 11]);
  expect(seen('t10')).toEqual([[4]]);
  expect(seen('t1')).toEqual([[5]]);
  expect(seen('tsum')).toEqual([[9]]);
  expect(seen('tsign')).toEqual([[1, 2]]);
});
