import { minesRules } from '@croupier/fairplay/mines-payouts.ts';

/** The id is that of catalogue, rounds and `fairGames` of fairplay; new rounds follow these rules. */
export const MINES = { id: 'mines', rulesVersion: minesRules.version } as const;

/** How old the sums of what was really paid may get: they read all rounds of a merchant. */
export const RETURNS_FRESH_MILLISECONDS = 60_000;
