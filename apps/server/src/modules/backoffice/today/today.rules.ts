import { ALARMS, type todayRoutes, type TodayHour } from '@croupier/contract/backoffice/today.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { HourRow } from '../reports/index.ts';

export type AlarmLine = CallOutput<typeof todayRoutes.get>['alarms'][number];

/** The most serious first, then those of the whole platform, then by merchant. */
export const sortAlarms = (alarms: readonly AlarmLine[]): AlarmLine[] =>
  alarms.toSorted(
    (a, b) =>
      ALARMS.indexOf(a.kind) - ALARMS.indexOf(b.kind) ||
      (a.merchantCode ?? '').localeCompare(b.merchantCode ?? ''),
  );

/** The hours of one day that have figures, in order. */
export function hoursOf(rows: readonly HourRow[]): TodayHour[] {
  const hours = new Map<number, TodayHour>();
  for (const { hour, measure, amount } of rows) {
    const number = Number(hour);
    const known = hours.get(number) ?? { hour: number, rounds: 0, stakes: 0n, payouts: 0n };
    if (measure === 'rounds') known.rounds += Number(amount);
    if (measure === 'stakes') known.stakes += amount;
    if (measure === 'payouts') known.payouts += amount;
    hours.set(number, known);
  }
  return [...hours.values()].toSorted((a, b) => a.hour - b.hour);
}
