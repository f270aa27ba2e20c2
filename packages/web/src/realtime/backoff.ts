const FIRST_MILLISECONDS = 500;
const LONGEST_MILLISECONDS = 30_000;

/**
 * How long to wait before connecting again: twice as long after each failure, up to half a minute, spread over half of
 * that, so that a restarted server is not met by every page at the same instant. `random` is in [0, 1).
 */
export function reconnectDelay(failures: number, random: number): number {
  const whole = Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** Math.min(failures, 16));
  return Math.round(whole / 2 + (whole / 2) * random);
}
