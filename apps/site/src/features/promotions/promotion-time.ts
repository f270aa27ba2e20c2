const DAY_MILLISECONDS = 86_400_000;
/** How long a promotion counts as new, and from when its end is announced. */
const FRESH_DAYS = 7;
const SOON_DAYS = 14;

export type PromotionTime = 'fresh' | 'soon' | 'running';

/** The badge for a promotion's period, if any. */
export function promotionTime({ time, until }: { time: Date; until: Date | null }, now: Date): PromotionTime {
  if (until && until.getTime() - now.getTime() < SOON_DAYS * DAY_MILLISECONDS) return 'soon';
  return now.getTime() - time.getTime() < FRESH_DAYS * DAY_MILLISECONDS ? 'fresh' : 'running';
}
