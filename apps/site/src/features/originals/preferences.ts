import { createKeptChoice } from '../../shared/browser/kept-choice.ts';

/** Sound is off by default. */
export const soundOn = createKeptChoice('originals.sound');
/** Shows results without animation. */
export const fastPlay = createKeptChoice('originals.fast');
/** Off by default: people who scroll with the space bar must not place bets with it. */
export const hotkeysOn = createKeptChoice('originals.hotkeys');
export const statsShown = createKeptChoice('originals.stats');
