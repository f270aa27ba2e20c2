/** Length of the periods whose figures are sealed. It is in the data: changing it needs a migration. */
export const PERIOD_SECONDS = 300;

/** A batch never gets bigger: it would hold its locks too long. */
export const MAX_BATCH_COMMANDS = 1_000;

/**
 * With fewer commands under way one lane takes them all: sharing out so little costs more than it gives. From here on
 * the lanes take turns at the disk, each account always in the same one.
 */
export const SPREAD_FROM_COMMANDS = 48;

/** Commands that may wait in a lane of one process; beyond that a caller is better off told so at once. */
export const MAX_WAITING_COMMANDS = 20_000;

/** How often a transaction is tried again that lost against another one, and a batch whose fate is unknown. */
export const MAX_TRIES = 6;
export const RETRY_BASE_MILLISECONDS = 25;

/** Months whose partitions are made ahead of time, besides the current one. */
export const PARTITIONS_AHEAD = 2;

/** How long a sealer waits for transactions that may still write into the period it closes. */
export const SEAL_WAIT_MILLISECONDS = 30_000;

/** How long after its instant a transfer may be committed and still be in what screens show; no statement takes longer. */
export const LATEST_COMMIT_MILLISECONDS = 30_000;

export const NOTIFY_RETRY_MILLISECONDS = 500;
export const NOTIFY_TRIES = 20;

/** Limit of a NOTIFY message is 8,000 bytes. */
export const NOTIFY_MAX_BYTES = 7_900;
export const CHANGES_CHANNEL = 'wallet_changes';

/** How long a lane tries to reach the database again before it tells its callers that the outcome is unknown. */
export const LANE_PATIENCE_MILLISECONDS = 10_000;
export const RECONNECT_MILLISECONDS = 100;
