import { minesRules } from '@croupier/fairplay/mines-payouts.ts';

/** The id is the same in catalogue, rounds and `fairGames`; new rounds use this rules version. */
export const MINES = { id: 'mines', rulesVersion: minesRules.version } as const;

/** Maximum age of the actual returns, which are sums over all rounds of a merchant. */
export const RETURNS_FRESH_MILLISECONDS = 60_000;
