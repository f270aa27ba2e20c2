/** A vendor's call is answered within this time, even if its outcome is not known then. */
export const ANSWER_MILLISECONDS = 800;
/** The largest body of a vendor's call. */
export const MAX_CALL_BYTES = 64 * 1024;
/** How long a member waits for a game to open. */
export const LAUNCH_MILLISECONDS = 5_000;

/** A visit ends after this time without a call. */
export const VISIT_IDLE_MILLISECONDS = 30 * 60_000;
export const VISIT_MAX_MILLISECONDS = 24 * 3_600_000;
/** How long visits are cached; the kill switch and other processes take effect within it. */
export const VISIT_FRESH_MILLISECONDS = 3_000;
/** How often it is noted that a visit is in use; a crash makes visits look older by this. */
export const SEEN_MILLISECONDS = 60_000;
/** Notes are written in small lots: a large one would hold up the calls of that moment. */
export const SEEN_WRITE_MILLISECONDS = 1_000;

/** A number used once is remembered for as long as the clocks of two calls may differ. */
export const NONCE_MILLISECONDS = 10 * 60_000;

/** The game of a promotion that names none. */
export const PROMOTION_GAME = 'promotion';

/** How long a round may be open before operators see it. */
export const OPEN_ROUND_HOURS = 48;
