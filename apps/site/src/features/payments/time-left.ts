const SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

const two = (part: number): string => String(part).padStart(2, '0');

/** `4:09`, `2:15:00` or `3d 04:00`, never below zero. */
export function timeLeft(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / SECOND));
  const seconds = all % SECONDS_PER_MINUTE;
  const minutes = Math.floor(all / SECONDS_PER_MINUTE) % MINUTES_PER_HOUR;
  const hours = Math.floor(all / SECONDS_PER_MINUTE / MINUTES_PER_HOUR);
  if (hours >= HOURS_PER_DAY)
    return `${Math.floor(hours / HOURS_PER_DAY)}d ${two(hours % HOURS_PER_DAY)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
