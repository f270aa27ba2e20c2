import type { CalendarWindow, PaidWindow, Window } from '@croupier/contract/promotions/windows.ts';
import { addDays, dayIn, instantIn, weekdayOf } from '../../../../platform/zone.ts';

/** Half-open; without a start it begins before everything. */
export type Span = { key: string; from: Date | null; until: Date | null };

const DAY_MILLISECONDS = 24 * 60 * 60_000;

const midnight = (day: string, zone: string): Date => instantIn(day, '00:00', zone);
const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (first: string): string => firstOfMonth(addDays(first, 31));
const firstOfYear = (day: string): string => `${day.slice(0, 4)}-01-01`;
const nextYear = (first: string): string => firstOfYear(addDays(first, 366));

/** The first day of the window that contains a day, and the first day after it. */
function daysOf(unit: Exclude<CalendarWindow, 'ever'>, day: string): [string, string] {
  switch (unit) {
    case 'day':
      return [day, addDays(day, 1)];
    case 'week': {
      const monday = mondayOf(day);
      return [monday, addDays(monday, 7)];
    }
    case 'month': {
      const first = firstOfMonth(day);
      return [first, nextMonth(first)];
    }
    default: {
      const first = firstOfYear(day);
      return [first, nextYear(first)];
    }
  }
}

const KEY_LENGTHS = { day: 10, week: 10, month: 7, year: 4 } as const;
const keyOf = (unit: Exclude<CalendarWindow, 'ever'>, first: string): string =>
  unit === 'week' ? `week:${first}` : first.slice(0, KEY_LENGTHS[unit]);

/** The window of the calendar that contains an instant. */
export function calendarAt(unit: CalendarWindow, at: Date, zone: string): Span {
  if (unit === 'ever') return { key: 'ever', from: null, until: null };
  const [first, next] = daysOf(unit, dayIn(at, zone));
  return { key: keyOf(unit, first), from: midnight(first, zone), until: midnight(next, zone) };
}

/** The window of the calendar before the one that contains an instant. */
export function calendarBefore(
  unit: Exclude<CalendarWindow, 'ever'>,
  at: Date,
  zone: string,
): Span & { from: Date; until: Date } {
  const [next] = daysOf(unit, dayIn(at, zone));
  const [first] = daysOf(unit, addDays(next, -1));
  return { key: keyOf(unit, first), from: midnight(first, zone), until: midnight(next, zone) };
}

/** What a condition looks at. */
export function windowAt(window: Window, at: Date, zone: string): Span {
  if (window.unit !== 'lastDays') return calendarAt(window.unit, at, zone);
  const from = new Date(at.getTime() - window.days * DAY_MILLISECONDS);
  return { key: `last:${window.days}`, from, until: at };
}

/** Names a window independently of the time. */
export const windowName = (window: Window): string =>
  window.unit === 'lastDays' ? `last:${window.days}` : window.unit;

/** When a schedule runs for the last time up to an instant, and what it pays for then. */
export function scheduledBefore(
  { window, at: time }: { window: Exclude<PaidWindow, 'since'>; at: string },
  at: Date,
  zone: string,
): { span: Span & { from: Date; until: Date }; dueAt: Date } {
  const span = calendarBefore(window, at, zone);
  const dueAt = instantIn(dayIn(span.until, zone), time, zone);
  if (dueAt <= at) return { span, dueAt };
  const earlier = calendarBefore(window, new Date(span.until.getTime() - 1), zone);
  return { span: earlier, dueAt: instantIn(dayIn(earlier.until, zone), time, zone) };
}

/** The day on which a birthday is kept: 29 February is kept on the 28th where there is no 29th. */
export function isBirthday(bornOn: string, at: Date, zone: string): boolean {
  const today = dayIn(at, zone);
  const monthDay = bornOn.slice(5, 10);
  if (monthDay !== '02-29') return today.slice(5) === monthDay;
  return today.slice(5) === '02-29' || (today.slice(5) === '02-28' && addDays(today, 1).slice(5) === '03-01');
}
