const MINUTE_LENGTH = 16;

/** A time as a `datetime-local` field shows it, in the operator's zone: `yyyy-MM-ddThh:mm`; empty for none. */
export const localTimeText = (at: Date | null): string =>
  at === null
    ? ''
    : new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, MINUTE_LENGTH);

/** What was entered into a `datetime-local` field. */
export const localTimeOf = (text: string): Date | null => (text === '' ? null : new Date(text));
