import { expect, test } from 'vitest';
import { isCircle } from './circles.rules.ts';

test.each([
  ['given for the first time', 'down', 100n, 100n, 0n, false],
  ['given back in part', 'up', 40n, 100n, 40n, false],
  ['given back in full', 'up', 60n, 100n, 100n, false],
  ['given again after a return', 'down', 100n, 200n, 100n, false],
  ['given back with more', 'up', 1n, 100n, 101n, true],
  ['sent up by itself', 'up', 100n, 0n, 100n, false],
  ['back down after it went up', 'down', 50n, 50n, 100n, true],
] as const)('money %s', (_case, direction, amountMinor, downMinor, upMinor, circle) => {
  expect(isCircle({ direction, amountMinor, downMinor, upMinor })).toBe(circle);
});
