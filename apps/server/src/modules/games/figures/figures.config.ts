import { PERIOD_SECONDS } from '../../money/wallet/index.ts';

export const PERIODS_OF_HOUR = 3_600 / PERIOD_SECONDS;
export const PERIODS_OF_DAY = 24 * PERIODS_OF_HOUR;

/** At most this many periods are folded in one transaction when the fold is behind. */
export const MAX_FOLDED_PERIODS = 24 * PERIODS_OF_HOUR;

export const SLOT_DAYS = 8;
export const HOUR_DAYS = 40;
export const JOURNAL_DAYS = 40;

/** Rounds in play for longer than this are left out of provisional figures. */
export const PROVISIONAL_PERIODS = 2 * PERIODS_OF_DAY;

/** Sorts and groups of one fold stay in memory. */
export const FOLD_WORK_MEMORY = '256MB';
