import { expect, test } from 'vitest';
import { periodName, statementPeriods } from './statement-periods.ts';

test('periods begin with the registration', () => {
  expect(statementPeriods(new Date(2026, 1, 3), new Date(2025, 10, 30))).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
    '2026',
    '2025',
  ]);
});

test('names are in the reader’s language, with the year that everybody uses', () => {
  expect(periodName('2026-11', 'en')).toBe('November 2026');
  expect(periodName('2026-11', 'th')).toBe('พฤศจิกายน 2026');
  expect(periodName('2026', 'th')).toBe('2026');
});
