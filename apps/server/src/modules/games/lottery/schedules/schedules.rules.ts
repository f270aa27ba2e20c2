import { addDays, dayIn, instantIn, weekdayOf } from '../../../../platform/zone.ts';
import type {
  DailySchedule,
  FastSchedule,
  MovedDay,
  PlannedDraw,
  Schedule,
  Station,
} from './schedules.types.ts';

export type Timetable = {
  schedule: Schedule;
  tz: string;
  calendar: readonly MovedDay[];
  stations: readonly Station[];
};
/** Draws after `after`, up to and including `until`. */
type Span = { after: Date; until: Date };

const SECOND = 1_000;
const COUNT_DIGITS = 4;

const compact = (day: string): string => day.replaceAll('-', '');
const earlier = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * SECOND);

/**
 * Draws from local midnight on, in real seconds: a day of 23 or 25 hours has fewer or more. The last one of a day is at
 * the next midnight.
 */
function drawsOfDay({ every, lead }: FastSchedule, tz: string, day: string): PlannedDraw[] {
  const start = instantIn(day, '00:00', tz).getTime();
  const end = instantIn(addDays(day, 1), '00:00', tz).getTime();
  const count = Math.floor((end - start) / (every * SECOND));
  return Array.from({ length: count }, (_, index) => {
    const drawsAt = new Date(start + (index + 1) * every * SECOND);
    const inDay = String(index + 1).padStart(COUNT_DIGITS, '0');
    return { number: `${compact(day)}-${inDay}`, day, drawsAt, closesAt: earlier(drawsAt, lead) };
  });
}

const isValidOn = ({ validFrom, validUntil }: Station, day: string): boolean =>
  validFrom <= day && (validUntil === null || day < validUntil);

/** The station that draws on a day; undefined if none does. */
export const stationOn = (stations: readonly Station[], day: string): Station | undefined =>
  stations
    .filter((station) => station.weekday === weekdayOf(day) && isValidOn(station, day))
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0];

function isRegular(
  { weekdays, monthDays, byStation }: DailySchedule,
  stations: readonly Station[],
  day: string,
): boolean {
  if (byStation) return stationOn(stations, day) !== undefined;
  if (weekdays) return weekdays.includes(weekdayOf(day));
  return monthDays === undefined || monthDays.includes(Number(day.slice(-2)));
}

function drawOfDay(table: Timetable & { schedule: DailySchedule }, day: string): PlannedDraw[] {
  const { schedule, tz, calendar, stations } = table;
  const isMovedHere = calendar.some(({ movedTo }) => movedTo === day);
  const isMovedAway = calendar.some((moved) => moved.day === day);
  if (!isMovedHere && (isMovedAway || !isRegular(schedule, stations, day))) return [];
  const drawsAt = instantIn(day, schedule.at, tz);
  return [{ number: compact(day), day, drawsAt, closesAt: earlier(drawsAt, schedule.lead) }];
}

/** The draws of a timetable in a span, in order of time. Numbers are by the day on which a draw is held. */
export function drawsBetween(table: Timetable, { after, until }: Span): PlannedDraw[] {
  const { schedule, tz } = table;
  const found: PlannedDraw[] = [];
  // A draw at midnight belongs to the day before.
  const last = dayIn(until, tz);
  for (let day = addDays(dayIn(after, tz), -1); day <= last; day = addDays(day, 1))
    found.push(
      ...('every' in schedule ? drawsOfDay(schedule, tz, day) : drawOfDay({ ...table, schedule }, day)),
    );
  return found.filter(({ drawsAt }) => drawsAt > after && drawsAt <= until);
}
