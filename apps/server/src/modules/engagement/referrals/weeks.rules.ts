import { addDays, dayIn, instantIn, weekdayOf } from '../../../platform/zone.ts';

export type Week = { week: string; from: Date; until: Date };

/** The week that begins on a Monday of the merchant's zone. */
export const weekFrom = (monday: string, zone: string): Week => ({
  week: monday,
  from: instantIn(monday, '00:00', zone),
  until: instantIn(addDays(monday, 7), '00:00', zone),
});

export function weekAt(at: Date, zone: string): Week {
  const day = dayIn(at, zone);
  return weekFrom(addDays(day, 1 - weekdayOf(day)), zone);
}

/** The last `count` weeks before the one that contains an instant, the newest first. */
export function weeksBefore(at: Date, zone: string, count: number): Week[] {
  const { week } = weekAt(at, zone);
  return Array.from({ length: count }, (_, index) => weekFrom(addDays(week, -7 * (index + 1)), zone));
}
