export const PERIOD_PRESETS = ['today', '7d', '30d', 'custom'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** A span of whole days in the reader's time zone; `from` and `until` are `yyyy-MM-dd` and count for `custom` only. */
export type Period = { preset: PeriodPreset; from: string; until: string };

/** Instants from the start of the first day up to, but without, the end of the last. */
export type Span = { from?: Date; until?: Date };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_BACK = { today: 0, '7d': 6, '30d': 29 } as const;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The reader's day of an instant. */
export const dayOf = (instant: Date): string =>
  `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;

/** Midnight of a day in the reader's time zone, `addDays` later; undefined when the day does not exist. */
export function startOfDay(day: string, addDays = 0): Date | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  // `Date` turns 31 February into a day in March.
  if (start.getMonth() !== Number(month) - 1 || start.getDate() !== Number(date)) return undefined;
  start.setDate(start.getDate() + addDays);
  return start;
}

/** The instants of a period; without an end it includes what is yet to come. */
export function spanOf({ preset, from, until }: Period, today: string): Span {
  if (preset !== 'custom') {
    const start = startOfDay(today, -DAYS_BACK[preset]);
    return start ? { from: start } : {};
  }
  const start = startOfDay(from);
  const end = startOfDay(until, 1);
  return { ...(start && { from: start }), ...(end && { until: end }) };
}

/** Both days are set, and the first is after the last. */
export const isReversed = ({ preset, from, until }: Period): boolean =>
  preset === 'custom' && from !== '' && until !== '' && from > until;

/** Custom days to begin with: the last 30. */
export function lastDays(today: string): Pick<Period, 'from' | 'until'> {
  const start = startOfDay(today, -DAYS_BACK['30d']);
  return { from: start ? dayOf(start) : today, until: today };
}
