import { LATE_MS, TICK_MS } from '../crash.config.ts';

/**
 * When a cash-out counts that is read now. While the process stood still nothing was sent, so what is read after a gap
 * counts as of the last punctual tick.
 */
export function createPunctuality(start: number) {
  let last = start;
  let punctual = start;
  let isLate = false;
  const isGap = (now: number): boolean => now - last > TICK_MS + LATE_MS;
  return {
    /** True after a gap: what waited to be read must be read before anything is decided. */
    tick: (now: number): boolean => {
      const late = isGap(now);
      if (!late) punctual = now;
      last = now;
      isLate = late;
      return late;
    },
    timeOf: (now: number): number => (isLate || isGap(now) ? punctual : now),
  };
}

export type Punctuality = ReturnType<typeof createPunctuality>;
