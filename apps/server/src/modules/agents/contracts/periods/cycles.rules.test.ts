import { expect, test } from 'vitest';
import { endsMonth, nextStart, startFrom, startOf, type Cycle } from './cycles.rules.ts';
import { instantOf, periodOf } from './now.rules.ts';

const calendarOf = (timeZone: string, dayStartsAtMinutes = 0) => ({ timeZone, dayStartsAtMinutes });
const at = (text: string): number => periodOf(new Date(text));
const textOf = (period: number): string => instantOf(period).toISOString().slice(0, 16);

/** Beginnings of the settled period of an instant, of the one after it, and of the one after that. */
const around = (text: string, cycle: Cycle, calendar: ReturnType<typeof calendarOf>): string[] => {
  const start = startOf(at(text), cycle, calendar);
  const next = nextStart(start, cycle, calendar);
  return [start, next, nextStart(next, cycle, calendar)].map(textOf);
};

test.each<[string, string, Cycle, ReturnType<typeof calendarOf>, string[]]>([
  [
    'a slot',
    '2026-05-01T12:03Z',
    'realtime',
    calendarOf('UTC'),
    ['2026-05-01T12:00', '2026-05-01T12:05', '2026-05-01T12:10'],
  ],
  [
    'an hour of a half-hour zone',
    '2026-05-01T12:10Z',
    'hourly',
    calendarOf('Asia/Kolkata'),
    ['2026-05-01T11:30', '2026-05-01T12:30', '2026-05-01T13:30'],
  ],
  [
    'an hour of a quarter-hour zone',
    '2026-05-01T12:10Z',
    'hourly',
    calendarOf('Asia/Kathmandu'),
    ['2026-05-01T11:15', '2026-05-01T12:15', '2026-05-01T13:15'],
  ],
  [
    'both hours that a clock shows twice',
    '2026-10-25T00:30Z',
    'hourly',
    calendarOf('Europe/Berlin'),
    ['2026-10-25T00:00', '2026-10-25T01:00', '2026-10-25T02:00'],
  ],
  [
    'a day of 25 hours',
    '2026-10-25T12:00Z',
    'daily',
    calendarOf('Europe/Berlin'),
    ['2026-10-24T22:00', '2026-10-25T23:00', '2026-10-26T23:00'],
  ],
  [
    'a day of 23 hours',
    '2026-03-29T12:00Z',
    'daily',
    calendarOf('Europe/Berlin'),
    ['2026-03-28T23:00', '2026-03-29T22:00', '2026-03-30T22:00'],
  ],
  [
    'a day without midnight',
    '2026-04-24T12:00Z',
    'daily',
    calendarOf('Africa/Cairo'),
    ['2026-04-23T22:00', '2026-04-24T21:00', '2026-04-25T21:00'],
  ],
  [
    'a day after one that the zone left out',
    '2011-12-31T12:00Z',
    'daily',
    calendarOf('Pacific/Apia'),
    ['2011-12-31T10:00', '2012-01-01T10:00', '2012-01-02T10:00'],
  ],
  [
    'a day that begins at two',
    '2026-05-01T01:00Z',
    'daily',
    calendarOf('UTC', 120),
    ['2026-04-30T02:00', '2026-05-01T02:00', '2026-05-02T02:00'],
  ],
  [
    'a week from Monday',
    '2026-05-01T12:00Z',
    'weekly',
    calendarOf('Asia/Bangkok'),
    ['2026-04-26T17:00', '2026-05-03T17:00', '2026-05-10T17:00'],
  ],
  [
    'half a month',
    '2026-02-20T12:00Z',
    'semimonthly',
    calendarOf('UTC'),
    ['2026-02-16T00:00', '2026-03-01T00:00', '2026-03-16T00:00'],
  ],
  [
    'a month',
    '2026-02-20T12:00Z',
    'monthly',
    calendarOf('Asia/Kolkata'),
    ['2026-01-31T18:30', '2026-02-28T18:30', '2026-03-31T18:30'],
  ],
])('%s', (_, text, cycle, calendar, expected) => {
  expect(around(text, cycle, calendar)).toEqual(expected);
});

test('a beginning is its own first one, and months end with their last part', () => {
  const calendar = calendarOf('UTC');
  const [first, half, next] = ['2026-05-01', '2026-05-16', '2026-06-01'].map((day) => at(`${day}T00:00Z`));
  expect(startFrom(first ?? 0, 'monthly', calendar)).toBe(first);
  expect(endsMonth(first ?? 0, half ?? 0, calendar)).toBe(false);
  expect(endsMonth(half ?? 0, next ?? 0, calendar)).toBe(true);
});
