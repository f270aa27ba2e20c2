import type { Game, GameCategory, GameMenu } from './games/catalogue.ts';
import type { Announcements, WirePromotion } from './engagement/content.ts';
import type { LanguageCode, Permission } from './merchants/system.ts';

/** The chosen theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'dark' | 'light';

/**
 * What the server writes into the page so that the first paint needs no round trip. Types only: the schemas are not part
 * of the first script, and all values are in wire form.
 */
export type BootData = {
  permission: Permission;
  language: LanguageCode;
  theme: ThemeChoice;
  merchantCode: string;
  /** The token of a theme’s preview. The page then shows the draft, and reads a closed site with the token. */
  preview?: string;
  /** The merchant's mark in its brand hue, as an image source. */
  mark: string;
  games: {
    menus: GameMenu[];
    /** In-house games. */
    games: Game[];
    /** First games of the requested category, unfiltered and in default order. */
    list: { gameType: GameCategory; games: Game[]; totalPages: number } | null;
  };
  /** Announcements of the requested page, if the server renders it. */
  announcements: (Pick<Announcements, 'banners' | 'headline'> & { promotion?: WirePromotion[] }) | null;
  /** Changes with every deployment; an older page reloads when one of its scripts is gone. */
  release: string;
};

/** Id of the JSON script element that holds the boot data. */
export const BOOT_ELEMENT_ID = 'boot';
