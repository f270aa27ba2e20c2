import type { ThemeChoice } from './boot.ts';
import type { PublicKeySet } from './encryption.ts';
import type { LanguageCode } from './merchants/system.ts';

/** Boot data of the console's page, in the element `BOOT_ELEMENT_ID`. */
export type ConsoleBoot = {
  /** Public keys for encrypted calls. */
  keys: PublicKeySet;
  language: LanguageCode;
  theme: ThemeChoice;
};
