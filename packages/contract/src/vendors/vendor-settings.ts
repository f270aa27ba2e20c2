import { z } from 'zod';

/** What happens if a corrected result takes more than the member has. */
export const BELOW_ZERO = ['refuse', 'debt', 'negative'] as const;

/** How a merchant deals with vendors. Every entry has a default, for merchants stored before it existed. */
export const vendorSettings = z.strictObject({
  /** The correction is refused, what is missing becomes a debt, or the main wallet goes below zero. */
  correctionsBelowZero: z.enum(BELOW_ZERO).default('refuse'),
});
export type VendorSettings = z.output<typeof vendorSettings>;
