import { z } from 'zod';

const CALENDAR_UNITS = ['ever', 'day', 'week', 'month', 'year'] as const;

/** A stretch of the calendar in the merchant's zone: half-open, weeks from Monday. */
export const calendarWindow = z.enum(CALENDAR_UNITS);
export type CalendarWindow = z.infer<typeof calendarWindow>;

/** The calendar, or the days up to now. */
export const window = z.discriminatedUnion('unit', [
  z.strictObject({ unit: calendarWindow }),
  z.strictObject({ unit: z.literal('lastDays'), days: z.int().min(1).max(366) }),
]);
export type Window = z.infer<typeof window>;

/** What a run or a claim pays for. `since`: everything after the last claim. */
export const paidWindow = z.enum(['day', 'week', 'month', 'since']);
export type PaidWindow = z.infer<typeof paidWindow>;

export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** 1 is Monday, 7 Sunday. */
export const weekday = z.int().min(1).max(7);
