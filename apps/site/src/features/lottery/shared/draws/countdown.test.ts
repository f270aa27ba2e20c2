import { expect, test } from 'vitest';
import { clockText, daysIn, hoursIn, secondsUntil } from './countdown.ts';

test('shows the time that is left', () => {
  expect([5, 65, 599, 3_600, 40_271].map(clockText)).toEqual([
    '00:05',
    '01:05',
    '09:59',
    '1:00:00',
    '11:11:11',
  ]);
  expect([86_399, 86_400, 200_000].map(daysIn)).toEqual([0, 1, 2]);
  expect([3_599, 3_600, 9_000].map(hoursIn)).toEqual([0, 1, 2]);
});

test('a countdown ends at zero and counts a started second', () => {
  expect(secondsUntil(new Date(10_400), 9)).toBe(2);
  expect(secondsUntil(new Date(10_000), 10)).toBe(0);
  expect(secondsUntil(new Date(10_000), 12)).toBe(0);
});
