import { expect, test } from 'vitest';
import { checkOrder, HOUSE, rollUp, rollUpCounts } from './depth-order.ts';

test('own amounts become those of teams, from the leaves up', () => {
  const uplines = Int32Array.of(HOUSE, 0, 0, 1, HOUSE);
  const amounts = BigInt64Array.of(1n, 2n, 4n, 8n, 16n);
  const counts = Int32Array.of(1, 1, 0, 1, 1);
  rollUp(uplines, [amounts]);
  rollUpCounts(uplines, counts);
  expect([...amounts]).toEqual([15n, 10n, 4n, 8n, 16n]);
  expect([...counts]).toEqual([3, 2, 0, 1, 1]);
});

test('a node before its upline is refused', () => {
  expect(() => checkOrder(Int32Array.of(HOUSE, 0, 1))).not.toThrow();
  expect(() => checkOrder(Int32Array.of(HOUSE, 2, 0))).toThrow(RangeError);
  expect(() => checkOrder(Int32Array.of(0))).toThrow(RangeError);
});
