import { diceRules } from '@croupier/fairplay/dice.ts';
import { minesRules } from '@croupier/fairplay/mines-payouts.ts';

/** Games by the id that catalogue, rounds and `fairGames` of fairplay share, with the rules that new rounds follow. */
export const DICE = { id: 'dice', rulesVersion: diceRules.version } as const;
export const MINES = { id: 'mines', rulesVersion: minesRules.version } as const;

/** How old the sums of what was really paid may get: they read all rounds of a merchant. */
export const RETURNS_FRESH_MILLISECONDS = 60_000;
