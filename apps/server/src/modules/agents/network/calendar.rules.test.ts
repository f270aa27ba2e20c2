import { expect, test } from 'vitest';
import { dayOfPeriod, firstOfDay, firstOfHour, settlementDay, startOfDay } from './calendar.rules.ts';

const HOURS = 12;
const periodAt = (at: string): number => Date.parse(at) / 300_000;
const lengthOf = (day: string, next: string, calendar: { timeZone: string; dayStartsAtMinutes: number }) =>
  (startOfDay(next, calendar).getTime() - startOfDay(day, calendar).getTime()) / 300_000;

test.each([
  ['UTC', '2026-05-01', '2026-05-02', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-30', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-26', 25],
  ['Asia/Kolkata', '2026-05-01', '2026-05-02', 24],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-06', 24.5],
  ['Africa/Cairo', '2026-04-24', '2026-04-25', 23],
])('%s: the day %s has %4$d hours', (timeZone, day, next, hours) => {
  expect(lengthOf(day, next, { timeZone, dayStartsAtMinutes: 0 })).toBe(hours * HOURS);
});

test('every period of a day begins with the same first one', () => {
  for (const timeZone of ['Europe/Berlin', 'Africa/Cairo', 'Asia/Kathmandu', 'Australia/Lord_Howe'])
    for (const dayStartsAtMinutes of [0, 120]) {
      const calendar = { timeZone, dayStartsAtMinutes };
      for (const around of ['2026-03-29', '2026-04-05', '2026-04-24', '2026-10-25']) {
        const start = periodAt(`${around}T00:00:00Z`) - 24 * HOURS;
        for (let period = start; period < start + 48 * HOURS; period += 1) {
          const first = firstOfDay(period, calendar);
          expect(first).toBeLessThanOrEqual(period);
          expect(dayOfPeriod(first, calendar)).toBe(dayOfPeriod(period, calendar));
          expect(dayOfPeriod(first - 1, calendar)).not.toBe(dayOfPeriod(period, calendar));
        }
      }
    }
});

test('a skipped midnight begins the day an hour later', () => {
  const cairo = { timeZone: 'Africa/Cairo', dayStartsAtMinutes: 0 };
  expect(startOfDay('2026-04-24', cairo)).toEqual(new Date('2026-04-23T22:00:00Z'));
  expect(settlementDay(new Date('2026-04-23T21:59:59Z'), cairo)).toBe('2026-04-23');
  expect(settlementDay(new Date('2026-04-23T22:00:00Z'), cairo)).toBe('2026-04-24');
});

test('a day that begins at two belongs to the day before until then', () => {
  const calendar = { timeZone: 'Asia/Bangkok', dayStartsAtMinutes: 120 };
  expect(settlementDay(new Date('2026-05-01T18:55:00Z'), calendar)).toBe('2026-05-01');
  expect(settlementDay(new Date('2026-05-01T19:00:00Z'), calendar)).toBe('2026-05-02');
});

test('the hour that is repeated in autumn is two hours', () => {
  const calendar = { timeZone: 'Europe/Berlin' };
  const [first, second] = [periodAt('2026-10-25T00:30:00Z'), periodAt('2026-10-25T01:30:00Z')];
  expect(firstOfHour(first, calendar)).toBe(periodAt('2026-10-25T00:00:00Z'));
  expect(firstOfHour(second, calendar)).toBe(periodAt('2026-10-25T01:00:00Z'));
});

test('hours of a zone with a half hour begin at its own hours', () => {
  expect(firstOfHour(periodAt('2026-05-01T12:00:00Z'), { timeZone: 'Asia/Kolkata' })).toBe(
    periodAt('2026-05-01T11:30:00Z'),
  );
});
