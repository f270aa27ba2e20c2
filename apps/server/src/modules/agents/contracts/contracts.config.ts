/** How long an offer, and a request to end a contract, wait for an answer. */
export const ANSWER_DAYS = 7;
/** Contracts changed in one transaction of a cascade. */
export const CASCADE_CHUNK = 500;
/** Contracts listed in a preview of what would end. */
export const MAX_LISTED_ENDS = 100;
/** Rows of one statement. */
export const CHUNK = 10_000;
/** Bills cleared and paid in one transaction; a line is never divided. */
export const BILLS_PER_PAYMENT = 1_000;
/** Transfers that give a member money without a stake. Rebates, salaries and dividends are deducted by their own terms. */
export const BONUS_CODES = ['bonus', 'promotion', 'welcome_credit'] as const;
