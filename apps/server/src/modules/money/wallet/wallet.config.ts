/** Length of the periods whose figures are sealed. It is part of the data: changing it requires a migration. */
export const PERIOD_SECONDS = 300;

/** Limits the size of a batch, because it holds locks. */
export const MAX_BATCH_COMMANDS = 1_000;

/**
 * With fewer commands in progress, one lane takes them all, because splitting so few costs more than it gains. From
 * this number on, lanes commit in parallel, each account always in the same lane.
 */
export const SPREAD_FROM_COMMANDS = 48;

/** Commands that may wait in a lane of one process; further ones are refused. */
export const MAX_WAITING_COMMANDS = 20_000;

/** How often a transaction is repeated after a conflict, and a batch whose outcome is unknown. */
export const MAX_TRIES = 6;
export const RETRY_BASE_MILLISECONDS = 25;

/** How long a sealer waits for transactions that may still write into the period it closes. */
export const SEAL_WAIT_MILLISECONDS = 30_000;

/** How late a transfer may be committed and still be included on screens; no statement takes longer. */
export const LATEST_COMMIT_MILLISECONDS = 30_000;

/**
 * The pause after a notice; changes of that time join the next one. Without it each commit would have a transaction of its
 * own for the notice, on a connection whose process competes with the lane.
 */
export const NOTIFY_GAP_MILLISECONDS = 20;
export const NOTIFY_RETRY_MILLISECONDS = 500;
export const NOTIFY_TRIES = 20;

/** A NOTIFY message is limited to 8,000 bytes. */
export const NOTIFY_MAX_BYTES = 7_900;
export const CHANGES_CHANNEL = 'wallet_changes';

/** How long a lane tries to reconnect before it reports an unknown outcome to its callers. */
export const LANE_RETRY_MILLISECONDS = 10_000;
export const RECONNECT_MILLISECONDS = 100;
