import { createKeptChoice } from '../../../shared/browser/kept-choice.ts';

/** The player's choice to open vendor games in a separate window. */
export const gamesInWindow = createKeptChoice('games.inWindow');
