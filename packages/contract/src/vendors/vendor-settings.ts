import { z } from 'zod';

/** What happens if a corrected result takes more than the member has. */
export const BELOW_ZERO = ['refuse', 'debt', 'negative'] as const;

/** Whether opening a game at a vendor that keeps the players' money moves it there, and leaving moves it back. */
export const AUTO_TRANSFERS = ['off', 'ask', 'all'] as const;
export type AutoTransfer = (typeof AUTO_TRANSFERS)[number];

/** How a merchant deals with vendors. Every entry has a default, for merchants stored before it existed. */
export const vendorSettings = z.strictObject({
  /** The correction is refused, what is missing becomes a debt, or the main wallet goes below zero. */
  correctionsBelowZero: z.enum(BELOW_ZERO).default('refuse'),
  autoTransfer: z.enum(AUTO_TRANSFERS).default('ask'),
});
export type VendorSettings = z.output<typeof vendorSettings>;
