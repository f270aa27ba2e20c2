import { createStoredChoice } from '../browser/stored-choice.ts';

/** The player's choice of large tiles; small ones show more games at once. */
export const largeTiles = createStoredChoice('games.largeTiles');
