const FIRST_MILLISECONDS = 500;
const MAX_MILLISECONDS = 30_000;

/**
 * The wait before the next attempt to connect: doubled after each failure, up to half a minute, and randomised over its
 * second half, so that not all pages reconnect to a restarted server at once. `random` is in [0, 1).
 */
export function reconnectDelay(failures: number, random: number): number {
  const whole = Math.min(MAX_MILLISECONDS, FIRST_MILLISECONDS * 2 ** Math.min(failures, 16));
  return Math.round(whole / 2 + (whole / 2) * random);
}
