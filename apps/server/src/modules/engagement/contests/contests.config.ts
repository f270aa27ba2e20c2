/** A slot of five minutes is the least that a contest can last. */
export const MAX_CONTEST_DAYS = 38;

/** From the moment nothing that counts can change any more to the prizes of a race. */
export const OBJECTION_MILLISECONDS = 24 * 60 * 60_000;

/** A place is found by reading at most so many rows after a fence. */
export const FENCE_PLACES = 1_000;

/** Prizes given in one transaction. */
export const PRIZES_PER_GIVING = 1_000;

/** Contests that are over are shown for so long. */
export const SHOWN_AFTER_MILLISECONDS = 14 * 24 * 60 * 60_000;

/** Envelopes can be opened for a day. */
export const ENVELOPE_OPEN_MILLISECONDS = 24 * 60 * 60_000;

/** The smallest amount that is paid: 0.01. */
export const PAYABLE_UNIT_MINOR = 100n;

/** Boards show no more pages. */
export const MAX_BOARD_PLACES = 2_000;
