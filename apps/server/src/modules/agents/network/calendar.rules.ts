import type { SettlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { addDays, dayIn, instantIn, wallTime } from '../../../platform/zone.ts';
import { PERIOD_SECONDS } from '../../money/wallet/index.ts';

export type Calendar = Pick<SettlementSettings, 'timeZone' | 'dayStartsAtMinutes'>;

const MINUTES_OF_HOUR = 60;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** When a settlement day begins: at its first existing instant, if clocks leave out the usual one. */
export const startOfDay = (day: string, { timeZone, dayStartsAtMinutes }: Calendar): Date =>
  instantIn(
    day,
    `${twoDigits(Math.floor(dayStartsAtMinutes / MINUTES_OF_HOUR))}:${twoDigits(dayStartsAtMinutes % MINUTES_OF_HOUR)}`,
    timeZone,
  );

/** The settlement day of an instant, `yyyy-MM-dd`. */
export function settlementDay(at: Date, calendar: Calendar): string {
  const day = dayIn(at, calendar.timeZone);
  return at.getTime() < startOfDay(day, calendar).getTime() ? addDays(day, -1) : day;
}

const startOfPeriod = (period: number): Date => new Date(period * PERIOD_SECONDS * 1_000);
const periodFrom = (at: Date): number => Math.ceil(at.getTime() / (PERIOD_SECONDS * 1_000));

/** The settlement day of a period. */
export const dayOfPeriod = (period: number, calendar: Calendar): string =>
  settlementDay(startOfPeriod(period), calendar);

/** The first period of a settlement day. */
export const firstPeriodOf = (day: string, calendar: Calendar): number =>
  periodFrom(startOfDay(day, calendar));

/** The first period of the settlement day in which a period lies. */
export const firstOfDay = (period: number, calendar: Calendar): number =>
  firstPeriodOf(dayOfPeriod(period, calendar), calendar);

/**
 * The first period of the hour in which a period lies. Hours are those of a clock in the zone; the one that is repeated
 * when clocks go back counts twice.
 */
export function firstOfHour(period: number, { timeZone }: Pick<Calendar, 'timeZone'>): number {
  const minutes = Number(wallTime(startOfPeriod(period), timeZone).slice(14, 16));
  return period - Math.floor((minutes * 60) / PERIOD_SECONDS);
}
