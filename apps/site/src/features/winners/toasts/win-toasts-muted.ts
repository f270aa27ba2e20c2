import { createStoredChoice } from '../../../shared/browser/stored-choice.ts';

/** Big wins of others are shown until somebody does not want to see them. */
export const winToastsMuted = createStoredChoice('wins.muted');
