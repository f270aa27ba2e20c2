/** The pace of the room: what is settled in this time goes together, to other processes and to pages. */
export const TICK_MILLISECONDS = 500;
/** Rows wait, so that no table tells a result before the player's own screen does. */
export const DELAY_MILLISECONDS = 2_000;
/** The largest bets of a tick; as many others are drawn from the rest. */
export const LARGEST = 10;
export const OTHERS = 10;
/** What a process remembers of a merchant. */
export const KEPT_ROWS = 200;
export const KEPT_HIGH_ROWS = 40;
/** A stake or a payout is high from this part of the merchant's highest stake. */
export const HIGH_PART = 10n;
export const MINUTE_MILLISECONDS = 60_000;
/** A member plays a game for this long after a stake in it. */
export const PLAYING_MILLISECONDS = 5 * 60_000;
/** Who goes on staking in a game is told to other processes so often. */
export const RETOLD_MILLISECONDS = 60_000;
/** How often pages are told of changed numbers of players. */
export const PLAYERS_MILLISECONDS = 2_000;
/** Stakes that a process reads when a merchant's players are asked for first. */
export const READ_STAKES = 2_000;
/** Of the members in one notice; PostgreSQL allows 8,000 bytes. */
export const NOTICE_CHARACTERS = 6_000;
/** Rounds that are looked through for a process that has just started. */
export const READ_ROUNDS = 400;
export const HIGH_DAYS = 7;
/** A big win is a high payout of at least so many times the stake. */
export const BIG_WIN_TIMES = 3n;
/** Pages are told of one big win in this time. */
export const WIN_GAP_MILLISECONDS = 8_000;
