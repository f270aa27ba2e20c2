import type { HouseAccountRef } from '../../money/wallet/index.ts';

/** The pool: receives contributions, pays winners. */
export const POOL: HouseAccountRef = { owner: 'house', kind: 'jackpot', key: 'originals' };

/** The house account that the start amount of a pool comes from. */
export const START: HouseAccountRef = { owner: 'house', kind: 'bonus_cost', key: 'jackpot' };

/** Every house account on which a round with a draw may move money. */
export const POOL_ACCOUNTS: readonly HouseAccountRef[] = [POOL, START];

/** Number of payments to show. */
export const HITS_SHOWN = 10;

/** Maximum age of the public pool, which every visitor's home page requests. */
export const POOL_FRESH_MILLISECONDS = 5_000;

/** How often open pages are told of changes. */
export const TELL_MILLISECONDS = 5_000;
