import { expect, test } from 'vitest';
import { secondsLeft, shortTime } from './slot-clock.ts';

test.each([
  ['2026-11-28T12:00:00Z', '5:00'],
  ['2026-11-28T12:00:55Z', '4:05'],
  ['2026-11-28T12:04:59Z', '0:01'],
  ['2026-11-28T12:05:00Z', '5:00'],
])('at %s the next slot begins in %s', (at, left) => {
  expect(shortTime(secondsLeft(Date.parse(at)))).toBe(left);
});
