const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** The end of the next span to add: at most the rest of a day, so that one transaction stays small. */
export function nextEnd({ foldedUntil, sealedUntil }: { foldedUntil: Date; sealedUntil: Date }): Date {
  const endOfDay = (Math.floor(foldedUntil.getTime() / DAY_MILLISECONDS) + 1) * DAY_MILLISECONDS;
  return new Date(Math.min(endOfDay, sealedUntil.getTime()));
}

/** `2026-11-22`, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day some days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MILLISECONDS));

/** The number of days from one to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS) + 1;
