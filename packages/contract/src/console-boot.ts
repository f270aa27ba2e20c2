import type { ThemeChoice } from './boot.ts';
import type { PublicKeySet } from './encryption.ts';
import type { LanguageCode } from './system.ts';

/** What the server writes into the console's page, in the element that `BOOT_ELEMENT_ID` names. */
export type ConsoleBoot = {
  /** Public keys for encrypted calls. */
  keys: PublicKeySet;
  language: LanguageCode;
  theme: ThemeChoice;
};
