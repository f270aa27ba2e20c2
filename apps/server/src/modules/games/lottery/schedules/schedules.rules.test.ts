import { expect, test } from 'vitest';
import { drawsBetween, stationOn, type Timetable } from './schedules.rules.ts';
import type { Schedule } from './schedules.types.ts';

const table = (schedule: Schedule, tz: string, changes: Partial<Timetable> = {}): Timetable => ({
  schedule,
  tz,
  calendar: [],
  stations: [],
  ...changes,
});
const span = (after: string, until: string) => ({ after: new Date(after), until: new Date(until) });
const numbers = (timetable: Timetable, after: string, until: string): string[] =>
  drawsBetween(timetable, span(after, until)).map(({ number }) => number);

test('fast draws follow each other around midnight, and close before', () => {
  const draws = drawsBetween(
    table({ every: 60, lead: 5 }, 'Asia/Bangkok'),
    span('2026-11-30T16:58:00Z', '2026-11-30T17:02:00Z'),
  );
  expect(
    draws.map(({ number, drawsAt, closesAt }) => [number, drawsAt.toISOString(), closesAt.toISOString()]),
  ).toEqual([
    ['20261130-1439', '2026-11-30T16:59:00.000Z', '2026-11-30T16:58:55.000Z'],
    ['20261130-1440', '2026-11-30T17:00:00.000Z', '2026-11-30T16:59:55.000Z'],
    ['20261201-0001', '2026-11-30T17:01:00.000Z', '2026-11-30T17:00:55.000Z'],
    ['20261201-0002', '2026-11-30T17:02:00.000Z', '2026-11-30T17:01:55.000Z'],
  ]);
});

test.each([
  ['an ordinary day', '2026-03-07T05:00:00Z', '2026-03-08T05:00:00Z', 288],
  ['the day on which clocks go forward', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', 276],
  ['the day on which clocks go back', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 300],
])('%s has every draw once, in equal steps', (_, after, until, count) => {
  const draws = drawsBetween(table({ every: 300, lead: 10 }, 'America/New_York'), span(after, until));
  expect(draws).toHaveLength(count);
  expect(new Set(draws.map(({ number }) => number)).size).toBe(count);
  const steps = draws
    .slice(1)
    .map(({ drawsAt }, index) => drawsAt.getTime() - (draws[index]?.drawsAt.getTime() ?? 0));
  expect(new Set(steps)).toEqual(new Set([300_000]));
});

test('two spans that touch contain each draw once', () => {
  const timetable = table({ every: 30, lead: 5 }, 'Asia/Bangkok');
  const [from, middle, until] = ['2026-12-01T16:30:00Z', '2026-12-01T17:00:00Z', '2026-12-01T17:30:00Z'];
  expect([...numbers(timetable, from, middle), ...numbers(timetable, middle, until)]).toEqual(
    numbers(timetable, from, until),
  );
  expect(numbers(timetable, from, until)).toHaveLength(120);
});

test('a daily draw keeps its local time when the offset changes', () => {
  const draws = drawsBetween(
    table({ at: '20:30', lead: 600 }, 'Europe/Berlin'),
    span('2026-03-27T00:00:00Z', '2026-03-30T00:00:00Z'),
  );
  expect(draws.map(({ number, drawsAt }) => `${number} ${drawsAt.toISOString()}`)).toEqual([
    '20260327 2026-03-27T19:30:00.000Z',
    '20260328 2026-03-28T19:30:00.000Z',
    '20260329 2026-03-29T18:30:00.000Z',
  ]);
});

test('weekdays and days of the month', () => {
  expect(
    numbers(
      table({ at: '20:30', lead: 600, weekdays: [1, 3, 5] }, 'Asia/Vientiane'),
      '2026-11-22T17:00:00Z',
      '2026-11-29T17:00:00Z',
    ),
  ).toEqual(['20261123', '20261125', '20261127']);
  expect(
    numbers(
      table({ at: '14:30', lead: 600, monthDays: [1, 16] }, 'Asia/Bangkok'),
      '2026-11-22T17:00:00Z',
      '2027-01-17T17:00:00Z',
    ),
  ).toEqual(['20261201', '20261216', '20270101', '20270116']);
});

test('a moved day is drawn on the other one, and a day without a draw on none', () => {
  const calendar = [
    { day: '2027-01-01', movedTo: '2026-12-30' },
    { day: '2027-01-16', movedTo: '2027-01-17' },
    { day: '2026-12-16', movedTo: null },
  ];
  expect(
    numbers(
      table({ at: '14:30', lead: 600, monthDays: [1, 16] }, 'Asia/Bangkok', { calendar }),
      '2026-11-22T17:00:00Z',
      '2027-02-01T17:00:00Z',
    ),
  ).toEqual(['20261201', '20261230', '20270117', '20270201']);
});

test('the stations of a weekday change with their dates', () => {
  const stations = [
    { weekday: 1, name: 'Hà Nội', validFrom: '2020-01-01', validUntil: '2026-11-30' },
    { weekday: 4, name: 'Hà Nội', validFrom: '2020-01-01', validUntil: null },
    { weekday: 4, name: 'Huế', validFrom: '2026-12-01', validUntil: null },
  ];
  const timetable = table({ at: '18:15', lead: 300, byStation: true }, 'Asia/Ho_Chi_Minh', { stations });
  expect(numbers(timetable, '2026-11-22T17:00:00Z', '2026-12-06T17:00:00Z')).toEqual([
    '20261123',
    '20261126',
    '20261203',
  ]);
  expect(stationOn(stations, '2026-11-26')?.name).toBe('Hà Nội');
  expect(stationOn(stations, '2026-12-03')?.name).toBe('Huế');
  expect(stationOn(stations, '2026-11-30')).toBeUndefined();
});
