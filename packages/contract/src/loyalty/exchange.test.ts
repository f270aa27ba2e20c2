import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFallingPrice, quoteExchange } from './exchange.ts';

const ONE = 10_000n;
const steps = [
  { from: 500n * ONE, price: 100n * ONE },
  { from: 5_000n * ONE, price: 83n * ONE + 3_333n },
];
const of = (points: bigint, leftTodayMinor = 10n ** 12n) =>
  quoteExchange({ steps }, { pointsMinor: points * ONE, leftTodayMinor });

test('the step of the number decides about all points, rounded down to 0.01', () => {
  expect(of(499n)).toEqual({ ok: false, why: 'tooFew' });
  expect(of(500n)).toEqual({
    ok: true,
    amountMinor: 50_000n,
    pointsMinor: 500n * ONE,
    priceMinor: 100n * ONE,
  });
  expect(of(1_234n)).toMatchObject({ amountMinor: 123_400n, pointsMinor: 1_234n * ONE });
  expect(of(5_000n)).toMatchObject({ amountMinor: 600_000n });
  expect(of(500n, 49_999n)).toEqual({ ok: false, why: 'dayCap' });
});

const table = fc
  .array(fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(0n, 10n ** 6n)), { minLength: 1, maxLength: 5 })
  .map((gaps) => {
    let from = 0n;
    let price = 1n + gaps.reduce((sum, [, fall]) => sum + fall, 0n);
    return gaps.map(([gap, fall]) => {
      from += gap;
      price -= fall;
      return { from, price };
    });
  });

test('nobody gives more points than were offered, gets money for nothing, or loses by offering more', () => {
  fc.assert(
    fc.property(table, fc.bigInt(1n, 10n ** 13n), fc.bigInt(0n, 10n ** 12n), (rows, points, more) => {
      expect(isFallingPrice({ steps: rows })).toBe(true);
      const limits = { leftTodayMinor: 10n ** 30n };
      const quote = quoteExchange({ steps: rows }, { ...limits, pointsMinor: points });
      const larger = quoteExchange({ steps: rows }, { ...limits, pointsMinor: points + more });
      if (!quote.ok) return;
      expect(quote.pointsMinor).toBeLessThanOrEqual(points);
      expect(quote.amountMinor * quote.priceMinor).toBeLessThanOrEqual(quote.pointsMinor * ONE);
      expect(quote.amountMinor % 100n).toBe(0n);
      expect(larger.ok && larger.amountMinor).toBeGreaterThanOrEqual(quote.amountMinor);
    }),
  );
});
