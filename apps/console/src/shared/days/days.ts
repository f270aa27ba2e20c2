export const PRESET_DAYS = [1, 7, 30, 90] as const;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type DaySpan = { from: string; to: string };

/** The last days up to today, both included. */
export const lastDays = (days: number, today: string): DaySpan => ({
  from: new Date(Date.parse(today) - (days - 1) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  to: today,
});

/** A day of an address; undefined for anything else. */
export const dayIn = (text: string | null): string | undefined =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Why a span can't be asked for; undefined if it can. */
export function spanProblem({ from, to }: DaySpan, maxDays: number): 'reversed' | 'tooLong' | undefined {
  if (from > to) return 'reversed';
  return (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS < maxDays ? undefined : 'tooLong';
}
