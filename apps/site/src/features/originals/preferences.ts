import { createStoredChoice, createStoredOption } from '../../shared/browser/stored-choice.ts';
import { SOUND_SETS } from './sound/sound-sets.ts';

/** Sound is off by default. */
export const soundOn = createStoredChoice('originals.sound');
export const soundSet = createStoredOption('originals.sound.set', SOUND_SETS);
/** Shows results without animation. */
export const fastPlay = createStoredChoice('originals.fast');
/** Off by default: people who scroll with the space bar must not place bets with it. */
export const hotkeysOn = createStoredChoice('originals.hotkeys');
export const statsShown = createStoredChoice('originals.stats');
/** Statistics in a window of their own, on wide screens. */
export const statsFloat = createStoredChoice('originals.stats.float');
/** Statistics of all in-house games together instead of the one that is open. */
export const statsOfAll = createStoredChoice('originals.stats.all');
