const SECONDS = 60;
const MILLISECONDS = 1_000;
const pad = (part: number): string => String(part).padStart(2, '0');

/** Formats a duration: `0:05`, `12:30`, `1:02:03`. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / MILLISECONDS));
  const minutes = Math.floor(seconds / SECONDS);
  const hours = Math.floor(minutes / SECONDS);
  const rest = pad(seconds % SECONDS);
  return hours > 0 ? `${hours}:${pad(minutes % SECONDS)}:${rest}` : `${minutes}:${rest}`;
}

/** Formats a duration for `<time>`: `PT125S`. */
export const elapsedDuration = (milliseconds: number): string =>
  `PT${Math.max(0, Math.floor(milliseconds / MILLISECONDS))}S`;
