import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import { addDays, weekdayOf } from '../../../../platform/zone.ts';
import { calendar as rules, type Calendar } from '../../network/index.ts';

/** How long a settled period is. */
export const CYCLES = ['realtime', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type Cycle = (typeof CYCLES)[number];

export const cycleOf = (terms: Terms): Cycle => (terms.kind === 'dividend' ? terms.period : terms.kind);

const dateOf = (day: string): number => Number(day.slice(8, 10));

/** Whether a settled period of so many days begins with a day. */
const BEGINS: Readonly<Record<Exclude<Cycle, 'realtime' | 'hourly'>, (day: string) => boolean>> = {
  daily: () => true,
  weekly: (day) => weekdayOf(day) === 1,
  semimonthly: (day) => dateOf(day) === 1 || dateOf(day) === 16,
  monthly: (day) => dateOf(day) === 1,
};

const isHour = (period: number, calendar: Calendar): boolean =>
  rules.firstOfHour(period, calendar) === period;

/** The first period after `period` with which a settled one begins. */
export function nextStart(period: number, cycle: Cycle, calendar: Calendar): number {
  if (cycle === 'realtime') return period + 1;
  if (cycle === 'hourly') {
    let next = period + 1;
    while (!isHour(next, calendar)) next += 1;
    return next;
  }
  // A day that the zone leaves out begins with the following one.
  for (let day = addDays(rules.dayOfPeriod(period, calendar), 1); ; day = addDays(day, 1)) {
    const start = rules.firstPeriodOf(day, calendar);
    if (start > period && BEGINS[cycle](day)) return start;
  }
}

/** The beginning of the settled period in which a period lies. */
export function startOf(period: number, cycle: Cycle, calendar: Calendar): number {
  if (cycle === 'realtime') return period;
  if (cycle === 'hourly') {
    let start = period;
    while (!isHour(start, calendar)) start -= 1;
    return start;
  }
  for (let day = rules.dayOfPeriod(period, calendar); ; day = addDays(day, -1)) {
    const start = rules.firstPeriodOf(day, calendar);
    if (start <= period && BEGINS[cycle](day)) return start;
  }
}

/** The first beginning at or after a period. */
export const startFrom = (period: number, cycle: Cycle, calendar: Calendar): number =>
  nextStart(period - 1, cycle, calendar);

/** Whether a settled period that ends before `until` is the last one of its month. */
export const endsMonth = (from: number, until: number, calendar: Calendar): boolean =>
  rules.dayOfPeriod(from, calendar).slice(0, 7) !== rules.dayOfPeriod(until, calendar).slice(0, 7);
