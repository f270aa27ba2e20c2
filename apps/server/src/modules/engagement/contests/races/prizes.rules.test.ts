import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividePrizes, lastPlace, poolOf, prizeOf, type Scored } from './prizes.rules.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 0, minute));
const one = 10_000n;
const PLACES = [
  { until: 1, amount: 500n * one },
  { until: 2, amount: 300n * one },
  { until: 12, amount: 20n * one },
];

test('places, pool and prizes are as printed', () => {
  expect(poolOf(PLACES)).toBe(1_000n * one);
  expect([1, 2, 3, 12, 13].map((place) => prizeOf(PLACES, place))).toEqual([500n * one, 300n * one, 20n * one, 20n * one, 0n]); // prettier-ignore
});

test('ties share the prizes of their places, and the first to join get what is left over', () => {
  const board: Scored[] = [
    { memberId: 'c', score: 9n, joinedAt: at(3) },
    { memberId: 'a', score: 9n, joinedAt: at(1) },
    { memberId: 'b', score: 9n, joinedAt: at(2) },
    { memberId: 'd', score: 8n, joinedAt: at(0) },
    { memberId: 'e', score: 0n, joinedAt: at(0) },
  ];
  // 820.00 for places 1 to 3: 273.33 each, and one cent left for a.
  expect(dividePrizes(PLACES, board)).toEqual([
    { memberId: 'a', place: 1, amountMinor: 2_733_400n },
    { memberId: 'b', place: 1, amountMinor: 2_733_300n },
    { memberId: 'c', place: 1, amountMinor: 2_733_300n },
    { memberId: 'd', place: 4, amountMinor: 20n * one },
  ]);
});

test('prizes add up to those of the places that somebody reached', () => {
  const places = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.bigInt({ min: 1n, max: 10n ** 9n })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows) => {
      let until = 0;
      return rows.map(([size, amount]) => ({ until: (until += size), amount }));
    });
  const boards = fc
    .array(fc.tuple(fc.bigInt({ min: 0n, max: 4n }), fc.nat({ max: 3 })), { maxLength: 40 })
    .map((rows) =>
      rows
        .map(([score, minute], index) => ({ memberId: `m${index}`, score, joinedAt: at(minute) }))
        .toSorted((a, b) => Number(b.score - a.score)),
    );
  fc.assert(
    fc.property(places, boards, (given, board) => {
      const prizes = dividePrizes(given, board);
      const scored = board.filter(({ score }) => score > 0n).length;
      let expected = 0n;
      for (let place = 1; place <= Math.min(scored, lastPlace(given)); place += 1)
        expected += prizeOf(given, place);
      expect(prizes.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(expected);
      expect(new Set(prizes.map(({ memberId }) => memberId)).size).toBe(prizes.length);
      for (const prize of prizes) {
        const own = board.find(({ memberId }) => memberId === prize.memberId);
        expect(prize.place).toBe(1 + board.filter(({ score }) => score > (own?.score ?? 0n)).length);
      }
    }),
  );
});
