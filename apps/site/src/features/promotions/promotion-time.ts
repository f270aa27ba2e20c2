const DAY_MILLISECONDS = 86_400_000;
/** So long a promotion counts as new, and so long before its end that is said in so many words. */
const FRESH_DAYS = 7;
const SOON_DAYS = 14;

export type PromotionTime = 'fresh' | 'soon' | 'running';

/** What is worth saying about when a promotion runs. */
export function promotionTime({ time, until }: { time: Date; until: Date | null }, now: Date): PromotionTime {
  if (until && until.getTime() - now.getTime() < SOON_DAYS * DAY_MILLISECONDS) return 'soon';
  return now.getTime() - time.getTime() < FRESH_DAYS * DAY_MILLISECONDS ? 'fresh' : 'running';
}
