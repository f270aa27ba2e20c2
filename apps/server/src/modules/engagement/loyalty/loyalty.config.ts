/** Posted points are multiples of 0.01: no dust in statements. */
export const POINT_STEP = 100n;
/** The ledger's 1.00. */
export const ONE = 10_000n;
/** What rates are parts of. */
export const PPM = 1_000_000n;
/** Members whose points are posted in one transaction. */
export const MEMBERS_PER_POSTING = 500;
/** Events of one statement. */
export const EVENTS_PER_STATEMENT = 2_000;
/** Addresses are erased so long after their last use, mobile numbers after the decision. */
export const ADDRESS_DAYS = 90;
export const MAX_ADDRESSES = 10;
/** From the warning to the review. */
export const REVIEW_DAYS = 14;
/** Memory for the sums of a slot; the usual one makes them spill. */
export const ACCRUAL_WORK_MEMORY = '64MB';
/** A catch-up on a busy machine may take longer than a call. */
export const ACCRUAL_TIMEOUT = '2min';
