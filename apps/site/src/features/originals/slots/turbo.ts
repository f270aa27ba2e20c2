import { createStoredChoice } from '../../../shared/browser/stored-choice.ts';

/** Reels stop together, and free spins follow faster. */
export const turboOn = createStoredChoice('originals.turbo');
