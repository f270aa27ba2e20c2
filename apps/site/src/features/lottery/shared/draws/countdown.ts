const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** `00:42`, `14:05`, `3:07:12`; days are named by the caller. */
export function clockText(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / HOUR), seconds % HOUR];
  const short = `${two(Math.floor(rest / MINUTE))}:${two(rest % MINUTE)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

/** Whole days that are left, from one day on. */
export const daysIn = (seconds: number): number => Math.floor(seconds / DAY);

/** Whole hours that are left, from one hour on. */
export const hoursIn = (seconds: number): number => Math.floor(seconds / HOUR);

/** Whole seconds until a time, never negative. */
export const secondsUntil = (at: Date, nowSecond: number): number =>
  Math.max(0, Math.ceil(at.getTime() / 1_000) - nowSecond);
