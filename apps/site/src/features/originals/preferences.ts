import { createStoredChoice } from '../../shared/browser/stored-choice.ts';

/** Sound is off by default. */
export const soundOn = createStoredChoice('originals.sound');
/** Shows results without animation. */
export const fastPlay = createStoredChoice('originals.fast');
/** Off by default: people who scroll with the space bar must not place bets with it. */
export const hotkeysOn = createStoredChoice('originals.hotkeys');
export const statsShown = createStoredChoice('originals.stats');
