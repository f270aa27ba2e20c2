import { expect, test } from 'vitest';
import { addDays, isDay, settlementDay, startOfSettlementDay } from './settlement-day.ts';

const bangkok = { timeZone: 'Asia/Bangkok', dayStartsAtMinutes: 0 };
const late = { timeZone: 'Asia/Bangkok', dayStartsAtMinutes: 120 };

test('a day begins by the clock of the zone', () => {
  expect(settlementDay(new Date('2026-11-28T16:59:59Z'), bangkok)).toBe('2026-11-28');
  expect(settlementDay(new Date('2026-11-28T17:00:00Z'), bangkok)).toBe('2026-11-29');
  expect(startOfSettlementDay('2026-11-29', bangkok)).toEqual(new Date('2026-11-28T17:00:00Z'));
});

test('a day can begin after midnight', () => {
  expect(settlementDay(new Date('2026-11-28T18:59:59Z'), late)).toBe('2026-11-28');
  expect(startOfSettlementDay('2026-11-29', late)).toEqual(new Date('2026-11-28T19:00:00Z'));
});

test('days on which clocks change have their own length', () => {
  const berlin = { timeZone: 'Europe/Berlin', dayStartsAtMinutes: 0 };
  const hours = (day: string): number =>
    (startOfSettlementDay(addDays(day, 1), berlin).getTime() - startOfSettlementDay(day, berlin).getTime()) /
    3_600_000;
  expect(['2026-03-29', '2026-10-25', '2026-06-01'].map(hours)).toEqual([23, 25, 24]);
});

test('only days of the calendar are days', () => {
  expect(['2026-02-28', '2026-02-31', '2026-2-1', '', 'today'].filter(isDay)).toEqual(['2026-02-28']);
});
