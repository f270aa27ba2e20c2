import { rememberedSwitch } from './remembered.ts';

/** Silence is the polite beginning. */
export const soundOn = rememberedSwitch('originals.sound', false);
/** Results without the way there. */
export const fastPlay = rememberedSwitch('originals.fast', false);
/** Off until asked for: who scrolls with the space bar must not place bets by it. */
export const hotkeysOn = rememberedSwitch('originals.hotkeys', false);
export const statsShown = rememberedSwitch('originals.stats', false);
