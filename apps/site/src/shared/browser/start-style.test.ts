import { expect, test } from 'vitest';
import { startStyle } from './start-style.ts';

test.each([
  [new Date(2026, 10, 29, 23, 59), new Date(2026, 10, 29, 0, 1), 'time'],
  [new Date(2026, 10, 30, 0, 1), new Date(2026, 10, 29, 23, 59), 'dateTime'],
  [new Date(2027, 10, 29, 12), new Date(2026, 10, 29, 12), 'dateTime'],
])('a start at %s, seen at %s, is written as %s', (startsAt, now, style) => {
  expect(startStyle(startsAt, now.getTime())).toBe(style);
});
