import { expect, test } from 'vitest';
import { addDays, daysBetween, nextEnd } from './folding.rules.ts';
import { byStakes, figuresOf, groupByKey } from './revenue.rules.ts';

const rows = [
  { key: '2026-11-21', measure: 'stakes', amount: 1_000n },
  { key: '2026-11-21', measure: 'payouts', amount: 400n },
  { key: '2026-11-21', measure: 'bonuses', amount: 30n },
  { key: '2026-11-21', measure: 'jackpotIn', amount: 5n },
  { key: '2026-11-21', measure: 'jackpotStart', amount: 20n },
  { key: '2026-11-21', measure: 'jackpotPaid', amount: 900n },
  { key: '2026-11-21', measure: 'adjustments', amount: 70n },
  { key: '2026-11-21', measure: 'paymentFees', amount: 7n },
  { key: '2026-11-21', measure: 'paymentLosses', amount: 4n },
  { key: '2026-11-21', measure: 'feesTaken', amount: 3n },
  { key: '2026-11-22', measure: 'stakes', amount: 10n },
  { key: '2026-11-21', measure: 'stakes', amount: 1n },
] as const;

test('GGR is stakes minus payouts; NGR deducts what the house paid besides', () => {
  const groups = groupByKey(rows);
  expect(figuresOf(groups.get('2026-11-21'), true)).toMatchObject({
    stakes: 1_001n,
    payouts: 400n,
    ggr: 601n,
    // The jackpot pays from its pool, and an adjustment is no cost of play.
    ngr: 601n - 30n - 5n - 20n - 7n - 4n + 3n,
  });
  expect(figuresOf(groups.get('2026-11-21'), false)).toMatchObject({ ggr: 601n, ngr: 0n });
  expect(figuresOf(undefined, true)).toMatchObject({ rounds: 0, ggr: 0n, ngr: 0n });
});

test('rows are sorted by stakes, then by key', () => {
  const row = (key: string, stakes: bigint) => ({
    key,
    figures: { ...figuresOf(undefined, false), stakes },
  });
  const sorted = [row('b', 1n), row('c', 9n), row('a', 1n)].toSorted(byStakes);
  expect(sorted.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
});

test('a span ends with its day, or at the seal', () => {
  const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);
  expect(nextEnd({ foldedUntil: at('21T10:05'), sealedUntil: at('23T04:00') })).toEqual(at('22T00:00'));
  expect(nextEnd({ foldedUntil: at('22T00:00'), sealedUntil: at('22T00:05') })).toEqual(at('22T00:05'));
});

test('days are counted over the end of a month', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-11-30', '2026-12-01')).toBe(2);
});
