import { createStoredChoice } from '../../../shared/browser/stored-choice.ts';

/** Off by default: whoever plays may decide alone. */
export const hintOn = createStoredChoice('originals.blackjackHint');
