/** Figures are sealed and salaries settled every five minutes. */
export const SLOT_SECONDS = 300;

/** Seconds until the next slot begins, 1 to 300. */
export const secondsLeft = (now: number): number => SLOT_SECONDS - (Math.floor(now / 1_000) % SLOT_SECONDS);

/** `4:05` */
export const shortTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
