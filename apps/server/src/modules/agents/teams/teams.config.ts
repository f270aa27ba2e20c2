/** Rows of one statement. */
export const CHUNK = 10_000;
/** The name of the roll-up's mark among the readers of figures. */
export const READER = 'teams';
/** Of what members did alone. */
export const MEMBERS_READER = 'team-members';
/** An hour of what members did alone is added at once when it is behind. */
export const MAX_MEMBER_PERIODS = 12;
/** A search stops after so many members. */
export const MAX_CANDIDATES = 1_000;
/** Bigger selections are sorted by figures for a day or a month only. */
export const MAX_SORTED = 5_000;
export const MAX_SORTED_DAYS = 31;
/** Active members of several days are counted in teams up to this size. */
export const MAX_COUNTED = 20_000;
/** What is counted member by member in bigger teams may be so old. */
export const MAX_COUNTED_EACH_TIME = 500;
export const COUNTED_MILLISECONDS = 60_000;
/** Selections are counted up to here. */
export const MAX_TOTALS = 20_000;
/** Somebody seen within so many minutes is online. */
export const ONLINE_MINUTES = 5;
export const BRANCHES = 10;
/** No list of a team may take longer. */
export const STATEMENT_MILLISECONDS = 2_000;
/** Teams of the rows of a list are counted up to here. */
export const MAX_SIZED = 1_000;
