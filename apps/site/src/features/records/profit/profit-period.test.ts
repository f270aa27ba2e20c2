import { expect, test } from 'vitest';
import { profitSpan } from './profit-period.ts';

const now = new Date(2026, 10, 23, 15, 30);

test.each([
  ['7d', new Date(2026, 10, 17)],
  ['30d', new Date(2026, 9, 25)],
  ['month', new Date(2026, 10, 1)],
  ['year', new Date(2025, 11, 1)],
] as const)('%s begins at midnight and ends with today', (period, from) => {
  expect(profitSpan(period, now)).toEqual({ from, until: new Date(2026, 10, 24) });
});
