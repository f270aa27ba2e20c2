import { describe, expect, test } from 'vitest';
import { leftOfDay, leftOfLine, mayMoveAlone } from './ceilings.rules.ts';

const ONE = 10_000n;
const unlimited = { actMinor: null, dayMinor: null };

describe('one operator alone', () => {
  test.each([
    ['a small amount', 10n * ONE, unlimited, 0n, true],
    ['just below the line', 1_000n * ONE - 1n, unlimited, 0n, true],
    ['the line itself', 1_000n * ONE, unlimited, 0n, false],
    ['the ceiling of the act', 50n * ONE, { actMinor: 50n * ONE, dayMinor: null }, 0n, true],
    ['above the ceiling of the act', 50n * ONE + 1n, { actMinor: 50n * ONE, dayMinor: null }, 0n, false],
    ['what is left of the day', 40n * ONE, { actMinor: null, dayMinor: 100n * ONE }, 60n * ONE, true],
    ['more than is left of the day', 41n * ONE, { actMinor: null, dayMinor: 100n * ONE }, 60n * ONE, false],
    ['anything without the permission', 1n, { actMinor: 0n, dayMinor: 0n }, 0n, false],
  ])('moves %s: %#', (_, amountMinor, ceiling, movedMinor, expected) => {
    expect(mayMoveAlone({ amountMinor, currency: 'THB', ceiling, movedMinor, ofMemberMinor: 0n })).toBe(
      expected,
    );
  });

  test('has a line for currencies of small units', () => {
    const act = { amountMinor: 5_000n * ONE, ceiling: unlimited, movedMinor: 0n, ofMemberMinor: 0n };
    expect(mayMoveAlone({ ...act, currency: 'THB' })).toBe(false);
    expect(mayMoveAlone({ ...act, currency: 'VND' })).toBe(true);
  });
});

test('what was moved for the member before counts towards the line', () => {
  const act = { currency: 'THB', ceiling: unlimited, movedMinor: 5_000n * ONE };
  expect(mayMoveAlone({ ...act, amountMinor: 399n * ONE, ofMemberMinor: 600n * ONE })).toBe(true);
  expect(mayMoveAlone({ ...act, amountMinor: 400n * ONE, ofMemberMinor: 600n * ONE })).toBe(false);
  expect(leftOfLine('THB', 1_001n * ONE)).toBe(0n);
});

test('a lowered ceiling leaves nothing, not less', () => {
  expect(leftOfDay({ dayMinor: 10n }, 25n)).toBe(0n);
  expect(leftOfDay({ dayMinor: null }, 25n)).toBeNull();
});
