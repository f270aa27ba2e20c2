import { expect, test } from 'vitest';
import { addDays, dayIn, instantIn, wallTime, weekdayOf } from './zone.ts';

test.each([
  ['2026-12-01', '16:15', 'Asia/Ho_Chi_Minh', '2026-12-01T09:15:00Z'],
  ['2026-12-01', '00:00', 'Asia/Shanghai', '2026-11-30T16:00:00Z'],
  ['2026-12-01', '21:15', 'UTC', '2026-12-01T21:15:00Z'],
  // New York goes forward on 8 March 2026 at 02:00, and back on 1 November at 02:00.
  ['2026-03-08', '01:59', 'America/New_York', '2026-03-08T06:59:00Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
  ['2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00:00Z'],
  // Clocks of Santiago go forward at midnight: the day begins at one.
  ['2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantIn(day, time, zone)).toEqual(new Date(instant));
});

test('the day and the time that a clock shows', () => {
  const at = new Date('2026-11-23T17:30:00.250Z');
  expect(wallTime(at, 'Asia/Bangkok')).toBe('2026-11-24T00:30:00');
  expect(dayIn(at, 'Asia/Bangkok')).toBe('2026-11-24');
  expect(dayIn(at, 'UTC')).toBe('2026-11-23');
});

test('days are counted by the calendar', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
});
