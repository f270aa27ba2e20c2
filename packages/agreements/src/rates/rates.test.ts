import { describe, expect, test } from 'vitest';
import { HOUSE } from '../tree/depth-order.ts';
import { playedGroup, prizeGroup, prizeShareMinor, returnOfGroupPpm } from './prize-groups.ts';
import { placesFor, type QuotaRange } from './quotas.ts';
import { CLASSES, classesAbove, cutSheet, isSheet, type RateSheet } from './sheets.ts';
import { splitRebate } from './split.ts';

const flat = (ratePpm: number): RateSheet => CLASSES.map(() => ratePpm);
const lottery = (ratePpm: number, rest = 0): RateSheet =>
  CLASSES.map((of) => (of === 'LOTT' ? ratePpm : rest));

test('base 1800 and 7.5 % make group 1950, which returns 97.5 %', () => {
  expect(prizeGroup(1_800, 75_000)).toBe(1_950);
  expect(returnOfGroupPpm(1_950)).toBe(975_000);
  expect(() => prizeGroup(1_800, 75_100)).toThrow(RangeError);
});

test.each([0, 500, 20_000, 75_000])('return and a rebate of %i ppm together never change', (rebatePpm) => {
  const split = { ratePpm: 75_000, rebatePpm };
  expect(returnOfGroupPpm(playedGroup(1_800, split)) + rebatePpm).toBe(975_000);
  expect(prizeShareMinor(1_000_000n, split)).toBe(75_000n - BigInt(rebatePpm));
  expect(() => playedGroup(1_800, { ratePpm: 75_000, rebatePpm: 75_500 })).toThrow(RangeError);
});

describe('a bet of 33.3333 below rates of 7.5, 7.0 and 6.5 %', () => {
  const line = {
    uplines: Int32Array.of(HOUSE, 0, 1),
    ratesPpm: Int32Array.of(75_000, 70_000, 65_000),
    validBetMinor: BigInt64Array.of(0n, 0n, 333_333n),
  };

  test('pays 2.1666 to the player, 0.1667 and 0.1666 above', () => {
    const shares = splitRebate({ ...line, prizeSharesMinor: new BigInt64Array(3) });
    expect([...shares]).toEqual([1_666n, 1_667n, 21_666n]);
  });

  test('at full prize the player’s part is prize share', () => {
    const share = prizeShareMinor(333_333n, { ratePpm: 65_000, rebatePpm: 0 });
    expect(share).toBe(21_666n);
    const shares = splitRebate({ ...line, prizeSharesMinor: BigInt64Array.of(0n, 0n, share) });
    expect([...shares]).toEqual([1_666n, 1_667n, 0n]);
  });
});

test('a sheet has twelve rates in steps, and a child stays within the upline’s', () => {
  expect([flat(500), flat(200_000), flat(200_500), flat(-500), flat(750), [500]].map(isSheet)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(classesAbove(lottery(2_000, 500), flat(1_000))).toEqual(['LOTT']);
  expect(cutSheet(lottery(2_000, 500), flat(1_000))).toEqual(lottery(1_000, 500));
});

describe('places of a quota', () => {
  const [low, high] = [70_000, 75_000].map((fromPpm): QuotaRange => ({ of: 'LOTT', fromPpm }));
  const thresholds = [low, high].filter((range) => range !== undefined);

  test.each([
    ['opening below every threshold', 0, 69_500, [], []],
    ['opening at the lower one', 0, 70_000, [low], []],
    ['opening at the higher one', 0, 75_000, [high], []],
    ['raising within a range', 70_000, 74_500, [], []],
    ['raising into the next range', 70_000, 75_000, [high], [low]],
  ])('%s', (_, from, to, taken, returned) => {
    expect(placesFor(thresholds, { from: lottery(from), to: lottery(to) })).toEqual({ taken, returned });
  });
});
