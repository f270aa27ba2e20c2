import { z } from 'zod';

/** What the law or the merchant forbids promotions; the builder refuses it. */
export const promotionSettings = z.strictObject({
  /** How often a bonus may have to be wagered; null without a limit. */
  maxTimes: z.int().min(0).max(100).nullable().default(null),
  /** A promotion may not mix kinds of games that must be played. */
  singleProduct: z.boolean().default(false),
  /** How many days a member must have to wager a bonus. */
  minDaysToWager: z.int().min(0).max(365).default(0),
  minAgeForBonus: z.int().min(18).max(99).default(18),
  /** Bonuses only once for each member, at the first opportunity. */
  firstBonusOnly: z.boolean().default(false),
  /** Winnings from a bonus may keep the bonus itself back. */
  winningsOnlyAllowed: z.boolean().default(true),
});
export type PromotionSettings = z.output<typeof promotionSettings>;
