/** Rows of one statement. */
export const CHUNK = 10_000;
/** Bills paid in one transaction. */
export const BILLS_PER_PAYMENT = 1_000;
/** How long the computation of each period is kept. */
export const SLOT_DAYS = 40;
