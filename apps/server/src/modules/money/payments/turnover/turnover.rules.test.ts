import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressOf, requirementOf, sumOf, type PlayedPeriod, type Requirement } from './turnover.rules.ts';

const requirement = (depositId: string, amountMinor: bigint, period: number): Requirement => ({
  depositId,
  amountMinor,
  period,
});
const played = (...bets: Array<[number, bigint]>): PlayedPeriod[] =>
  bets.map(([period, validBetMinor]) => ({ period, validBetMinor }));
const done = (...given: Parameters<typeof progressOf>): bigint[] =>
  progressOf(...given).map(({ doneMinor }) => doneMinor);

describe('valid bet', () => {
  test('counts for the oldest requirement first, from its period on', () => {
    const owed = [requirement('a', 100n, 10), requirement('b', 50n, 12)];
    expect(done(owed, played([9, 500n]), null)).toEqual([0n, 0n]);
    expect(done(owed, played([10, 60n], [11, 60n]), null)).toEqual([100n, 0n]);
    expect(done(owed, played([10, 60n], [12, 60n]), null)).toEqual([100n, 20n]);
    expect(done(owed, played([12, 200n]), null)).toEqual([100n, 50n]);
  });

  test('that was used up before does not count again', () => {
    const owed = [requirement('b', 50n, 10)];
    expect(done(owed, played([10, 60n], [11, 60n]), { period: 11, usedMinor: 40n })).toEqual([20n]);
    const [first] = progressOf([requirement('a', 100n, 10)], played([10, 60n], [11, 60n]), null);
    expect(first?.used).toEqual({ period: 11, usedMinor: 40n });
  });

  test('of voided rounds is made up for first', () => {
    const owed = [requirement('a', 100n, 10)];
    expect(done(owed, played([10, -30n], [11, 50n]), null)).toEqual([20n]);
    expect(done(owed, played([10, 40n], [11, -30n], [12, 50n]), null)).toEqual([60n]);
  });
});

test('a deposit owes a part of itself, rounded for the player', () => {
  expect(requirementOf(1_000_000n, 10_000)).toBe(1_000_000n);
  expect(requirementOf(999n, 5_000)).toBe(499n);
  expect(requirementOf(1_000_000n, 0)).toBe(0n);
});

/** One unit of bet after the other, each to the oldest requirement that it can count for. */
function naive(owed: readonly Requirement[], bets: readonly PlayedPeriod[]): bigint[] {
  const left = owed.map(({ amountMinor }) => amountMinor);
  for (const { period, validBetMinor } of bets)
    for (let unit = 0n; unit < validBetMinor; unit += 1n) {
      const index = owed.findIndex((each, at) => each.period <= period && (left[at] ?? 0n) > 0n);
      if (index >= 0) left[index] = (left[index] ?? 0n) - 1n;
    }
  return owed.map(({ amountMinor }, index) => amountMinor - (left[index] ?? 0n));
}

const histories = fc.record({
  owed: fc.array(fc.record({ amount: fc.bigInt(1n, 30n), period: fc.integer({ min: 0, max: 9 }) }), {
    maxLength: 5,
  }),
  bets: fc.array(fc.bigInt(0n, 20n), { minLength: 10, maxLength: 10 }),
  cut: fc.integer({ min: 0, max: 9 }),
});

test('divides like a naive model, also when it is settled in between', () => {
  fc.assert(
    fc.property(histories, ({ owed, bets, cut }) => {
      const requirements = owed
        .toSorted((a, b) => a.period - b.period)
        .map(({ amount, period }, index) => requirement(String(index), amount, period));
      const all = bets.map((validBetMinor, period) => ({ period, validBetMinor }));
      const expected = naive(requirements, all);
      expect(done(requirements, all, null)).toEqual(expected);

      // Settled after some periods: what was done then is stored, the rest is computed again.
      const known = requirements.filter(({ period }) => period <= cut);
      const before = progressOf(known, all.slice(0, cut + 1), null);
      const ended = before.flatMap(({ used }) => used ?? []);
      const usedUp = ended.at(-1) ?? null;
      const open = requirements.filter(
        ({ depositId }) => !before.some((each) => each.used && each.depositId === depositId),
      );
      const after = new Map(progressOf(open, all, usedUp).map((each) => [each.depositId, each.doneMinor]));
      expect(requirements.map(({ depositId, amountMinor }) => after.get(depositId) ?? amountMinor)).toEqual(
        expected,
      );
    }),
  );
});

test('the sum is that of its parts', () => {
  const progress = progressOf([requirement('a', 5n, 0), requirement('b', 7n, 0)], played([0, 6n]), null);
  expect(sumOf(progress)).toEqual({ requiredMinor: 12n, doneMinor: 6n });
});
