import { createStoredChoice } from '../../../shared/browser/stored-choice.ts';

/** The player's choice to open vendor games in a separate window. */
export const gamesInWindow = createStoredChoice('games.inWindow');
