import { CHAIN_LENGTH } from '@croupier/fairplay/lottery/chain.ts';
import type { DrawMapping } from '@croupier/fairplay/lottery/numbers.ts';

export const OWN_FAMILIES = ['ssc', '3d', '11x5', 'k3', 'pk10'] as const;
export const DAILY_FAMILIES = ['thai', 'lao', 'hanoi', 'vn-north', 'vn-south'] as const;

/** The newest plays of each family, which new draws are sold under. */
export const CATALOGUES: Readonly<Record<(typeof OWN_FAMILIES | typeof DAILY_FAMILIES)[number], string>> = {
  ssc: 'ssc/1',
  '3d': 'p3/1',
  '11x5': '11x5/1',
  k3: 'k3/1',
  pk10: 'pk10/1',
  thai: 'thai/1',
  lao: 'lao/1',
  hanoi: 'hanoi/1',
  'vn-north': 'vn-n/1',
  'vn-south': 'vn-s/1',
};

/** How the numbers of our own draws follow from the bytes; a change is a new version. */
export const MAPPING_VERSION = 'numbers/1';
export const OWN_MAPPINGS = {
  ssc: { kind: 'digits', count: 5 },
  '3d': { kind: 'digits', count: 3 },
  '11x5': { kind: 'ranks', size: 11, count: 5 },
  k3: { kind: 'dice', count: 3 },
  pk10: { kind: 'ranks', size: 10, count: 10 },
} as const satisfies Record<(typeof OWN_FAMILIES)[number], DrawMapping>;

export const FULL_CHAIN_LENGTH = CHAIN_LENGTH;
/** The demo's chains are shorter, so that they are ready at once: three weeks of a draw every 30 seconds. */
export const DEMO_CHAIN_LENGTH = 65_536;
/** Every so many secrets one is stored. */
export const CHECKPOINT_SECRETS = 1_000;

const HOUR_MS = 3_600_000;
/** How far ahead draws are planned. */
export const FAST_AHEAD_MS = 24 * HOUR_MS;
export const DAILY_AHEAD_MS = 60 * 24 * HOUR_MS;

/** From the time of a beacon round until it is asked for. */
export const BEACON_DELAY_MS = 150;
export const BEACON_RETRY_MS = 250;
/** A round that is late is asked for less often. */
export const LATE_BEACON_RETRY_MS = 2_000;
/** How often feeds are asked for a result. */
export const FEED_POLL_MS = 10_000;
export const LATE_FEED_POLL_MS = 60_000;
/** How often a seal looks whether the transactions that may have sold are over. */
export const SEAL_RETRY_MS = 50;
/** While so many draws wait for their beacon, no sale opens. */
export const LATE_DRAWS_PAUSE = 2;
export const PAUSE_RETRY_MS = 5_000;

/** How long feeds are asked again after the draw, for results that they correct. */
export const RECHECK_FOR_MS = 24 * HOUR_MS;
/** Exposures are of no use so long after the draw. */
export const CLEAR_AFTER_MS = 24 * HOUR_MS;
export const UNOPENED_KEPT_MS = 7 * 24 * HOUR_MS;

/** A win of so many times the stake is news. */
export const BIG_WIN_TIMES = 100n;

/** A clock with nothing to do looks again after so long, for draws that another process planned. */
export const CLOCK_REST_MS = 1_000;
/** A step that failed is tried again after so long. */
export const FAILED_STEP_RETRY_MS = 5_000;
