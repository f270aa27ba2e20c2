import { expect, test } from 'vitest';
import { isReversed, lastDays, spanOf, startOfDay, type Period, type PeriodPreset } from './periods.ts';

const TODAY = '2026-11-21';
const preset = (name: PeriodPreset): Period => ({ preset: name, from: '', until: '' });
const custom = (from: string, until: string): Period => ({ preset: 'custom', from, until });

test.each([
  ['today', preset('today'), { from: new Date(2026, 10, 21) }],
  ['7 days', preset('7d'), { from: new Date(2026, 10, 15) }],
  ['30 days', preset('30d'), { from: new Date(2026, 9, 23) }],
  [
    'custom days',
    custom('2026-11-01', '2026-11-02'),
    { from: new Date(2026, 10, 1), until: new Date(2026, 10, 3) },
  ],
  ['an open end', custom('2026-11-01', ''), { from: new Date(2026, 10, 1) }],
  ['no days', custom('', ''), {}],
])('the span of %s', (_, period, span) => {
  expect(spanOf(period, TODAY)).toEqual(span);
});

test('days that do not exist are refused', () => {
  expect(startOfDay('2026-02-30')).toBeUndefined();
  expect(startOfDay('2028-02-29')).toEqual(new Date(2028, 1, 29));
});

test('a reversed period is recognised', () => {
  expect(isReversed(custom('2026-11-02', '2026-11-01'))).toBe(true);
  expect(isReversed(custom('2026-11-02', '2026-11-02'))).toBe(false);
});

test('custom days begin as the last 30', () => {
  expect(lastDays(TODAY)).toEqual({ from: '2026-10-23', until: '2026-11-21' });
});
