import { createKeptChoice } from '../../../shared/browser/kept-choice.ts';

/** Games of vendors open in a window of their own instead of a frame of the page; the choice of the player. */
export const gamesInWindow = createKeptChoice('games.inWindow');
