import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crashMultiplierAt, crashThresholdMs } from './crash-curve.ts';
import { crashChance, crashEndMs, crashReturn, crashRtpRange, instantCrashChance } from './crash-rules.ts';
import { createCrashTable, crashPayout, settleCrash, type TableBet } from './crash-table.ts';
import { compareFractions } from './money.ts';

const LIMIT = 10n ** 15n;
const bet = (id: string, auto: number, stakeMinor = 10_000n): TableBet => ({
  id,
  stakeMinor,
  auto,
  isCounted: true,
});
const settle = (given: Partial<Parameters<typeof settleCrash>[0]>) =>
  Object.fromEntries(
    [...settleCrash({ bets: [], manual: [], point: 200, cutMs: null, limitMinor: LIMIT, ...given })].map(
      ([id, { at, how }]) => [id, `${how} ${at}`],
    ),
  );

describe('settling', () => {
  test('an automatic cash-out is paid exactly if it is at most the point', () => {
    const bets = [199, 200, 201].map((auto) => bet(String(auto), auto));
    expect(settle({ bets, point: 200 })).toEqual({ '199': 'auto 199', '200': 'auto 200' });
    expect(settle({ bets, point: 100 })).toEqual({});
  });

  test('by hand: at E − 1 it wins, and only before its automatic cash-out', () => {
    const end = crashEndMs(200);
    const bets = [bet('a', 100_000), bet('b', 150)];
    const manual = [
      { id: 'a', ms: end - 1 },
      { id: 'b', ms: crashThresholdMs(150) },
    ];
    expect(settle({ bets, manual })).toEqual({ a: 'manual 200', b: 'auto 150' });
    expect(settle({ bets, manual: [{ id: 'b', ms: crashThresholdMs(150) - 1 }] })).toEqual({
      b: 'manual 149',
    });
  });

  test('below 1.01× is too early', () => {
    const table = createCrashTable({ bets: [bet('a', 500)], limitMinor: LIMIT });
    expect(table.cashOut('a', 100).taken).toBe('too_early');
    expect(table.cashOut('a', 101).taken).toEqual({ id: 'a', at: 101, how: 'manual' });
    expect(table.cashOut('a', 101).taken).toBe('out');
    expect(table.cashOut('b', 101).taken).toBe('out');
  });

  test('a cut pays due automatic cash-outs, keeps confirmed ones and cashes out all others', () => {
    const bets = [bet('auto', 110), bet('hand', 900), bet('rest', 900)];
    const manual = [{ id: 'hand', ms: crashThresholdMs(105) }];
    const cutMs = crashThresholdMs(120);
    expect(settle({ bets, manual, point: 5_000, cutMs })).toEqual({
      auto: 'auto 110',
      hand: 'manual 105',
      rest: 'cut 120',
    });
    // It ended before it was cut.
    expect(settle({ bets, manual, point: 112, cutMs })).toEqual({ auto: 'auto 110', hand: 'manual 105' });
    expect(settle({ bets: [bet('a', 900)], point: 5_000, cutMs: 100 })).toEqual({ a: 'cut 100' });
  });

  test('a cash-out that was confirmed after the last heartbeat stands, and moves nobody else', () => {
    const bets = [bet('hand', 900), bet('rest', 125)];
    const cutMs = crashThresholdMs(120);
    const manual = [{ id: 'hand', ms: crashThresholdMs(130) }];
    expect(settle({ bets, manual, point: 5_000, cutMs })).toEqual({ hand: 'manual 130', rest: 'cut 120' });
  });

  test('the limit of the room cashes out all who are in at the same multiplier', () => {
    const bets = [bet('a', 150, 100n), bet('b', 100_000, 100n), bet('c', 100_000, 200n)];
    // 150 are paid for a; b and c are paid as long as 300 × m + 150 is at most 900.
    expect(settle({ bets, point: 5_000, limitMinor: 900n })).toEqual({
      a: 'auto 150',
      b: 'limit 250',
      c: 'limit 250',
    });
    expect(settle({ bets, point: 249, limitMinor: 900n })).toEqual({ a: 'auto 150' });
  });

  test('never pays more than the limit, whoever leaves when, and each bet at most once', () => {
    const one = fc.record({
      auto: fc.integer({ min: 101, max: 5_000 }),
      stakeMinor: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    });
    const hand = fc.record({ id: fc.nat(9).map(String), ms: fc.nat(60_000) });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 10 }),
        fc.array(hand, { maxLength: 10 }),
        fc.integer({ min: 100, max: 5_000 }),
        fc.option(fc.nat(60_000)),
        fc.integer({ min: 2, max: 20 }),
        (ones, hands, point, cutMs, times) => {
          const bets = ones.map((given, index) => ({ ...given, id: String(index), isCounted: true }));
          const stakes = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
          const limitMinor = stakes * BigInt(times);
          const manual = hands.filter(({ ms }) => crashMultiplierAt(ms) <= point && ms <= (cutMs ?? ms));
          const stops = settleCrash({ bets, manual, point, cutMs, limitMinor });
          let paid = 0n;
          for (const { id, at } of stops.values()) {
            expect(at).toBeLessThanOrEqual(point);
            paid += crashPayout(bets[Number(id)]?.stakeMinor ?? 0n, at);
          }
          expect(paid).toBeLessThanOrEqual(limitMinor);
        },
      ),
    );
  });
});

describe('returns', () => {
  test('every automatic cash-out returns 99 %, less the truncation of the last of 2³² numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000_000 }), (hundredths) => {
        const at = crashReturn(hundredths);
        expect(compareFractions(at, crashRtpRange.max)).toBeLessThanOrEqual(0);
        expect(compareFractions(at, crashRtpRange.min)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(crashRtpRange).toMatchObject({ minPpm: 989_767, maxPpm: 990_000 });
  });

  test('1.9802 % of games end at once', () => {
    const { numerator, denominator } = instantCrashChance();
    expect((Number(numerator) / Number(denominator)).toFixed(6)).toBe('0.019802');
    expect(crashChance(200).numerator).toBe((99n * 2n ** 32n) / 200n);
  });
});
