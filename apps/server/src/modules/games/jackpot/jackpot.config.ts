import type { HouseAccountRef } from '../../money/wallet/index.ts';

/** What stakes put in, and what whoever is drawn gets. */
export const POOL: HouseAccountRef = { owner: 'house', kind: 'jackpot', key: 'originals' };

/** Where the house takes what a pool begins with. */
export const START: HouseAccountRef = { owner: 'house', kind: 'bonus_cost', key: 'jackpot' };

/** Every house account that a round with a draw may move money on. */
export const POOL_ACCOUNTS: readonly HouseAccountRef[] = [POOL, START];

/** Payments that are shown. */
export const HITS_SHOWN = 10;

/** How old the answer to a visitor may get: everybody's home page asks. */
export const POOL_FRESH_MILLISECONDS = 5_000;

/** How often open pages hear of a pool that has changed. */
export const TELL_MILLISECONDS = 5_000;
