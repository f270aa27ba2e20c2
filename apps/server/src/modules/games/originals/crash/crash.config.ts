import { crashRules } from '@croupier/fairplay/crash-rules.ts';

export const CRASH = { id: 'crash', rulesVersion: crashRules.version } as const;

/** Hashes of a chain: enough for six years of games without a pause. */
export const CHAIN_LENGTH = 10_000_000;
/** The demo's chains are shorter, so that they are ready at once. */
export const DEMO_CHAIN_LENGTH = 100_000;
/** Every so many hashes one is stored, so that the hash of a game is found quickly. */
export const CHECKPOINT_HASHES = 4_096;
/** A new chain is prepared when so many games are left. */
export const SPARE_GAMES = 200_000;

/** The leader's lease, by the database's clock, and how often it is renewed. */
export const LEASE_SECONDS = 3;
export const RENEW_MS = 1_000;
/** A leader stops by its own clock when the last renewal is so long ago. */
export const LEADER_STOPS_MS = 2_000;
export const HEARTBEAT_MS = 250;

export const TICK_MS = 50;
/** If the leader's loop was late by more, what was read meanwhile counts as of the last punctual tick. */
export const LATE_MS = 150;
export const DELTA_MS = 250;

/** Rows that everybody sees, the largest stakes; the others are a count and a sum. */
export const SHOWN_ROWS = 40;
export const LAST_GAMES = 30;

/** The room pays at most so many times the merchant's maximum payout in one game. */
export const ROOM_LIMIT_PAYOUTS = 25n;
/** All stakes of a game together may be at most this part of what the room pays. */
export const ROOM_STAKES_PART = 2n;

/** Losers are settled so many at a time. */
export const SETTLE_BATCH = 500;

/** How long a planned stop waits for the game to end before it is cut. */
export const STOP_WAIT_MS = 20_000;
/** How often a process looks for a room without a leader. */
export const LOOK_MS = 1_000;
/** A leader who tells other processes says something at least so often. */
export const RELAY_MS = 1_000;
/** Without news for so long, a process takes it that nobody leads the room, or that nobody follows it. */
export const FOLLOW_MS = 3_500;
