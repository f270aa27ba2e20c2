import { createKeptChoice } from '../../shared/browser/kept-choice.ts';

/** Silence is the polite beginning. */
export const soundOn = createKeptChoice('originals.sound');
/** Results without the way there. */
export const fastPlay = createKeptChoice('originals.fast');
/** Off until asked for: who scrolls with the space bar must not place bets by it. */
export const hotkeysOn = createKeptChoice('originals.hotkeys');
export const statsShown = createKeptChoice('originals.stats');
