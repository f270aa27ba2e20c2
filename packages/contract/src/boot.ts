import type { Game, GameCategory, GameMenu } from './catalogue.ts';
import type { Announcements, WirePromotion } from './content.ts';
import type { LanguageCode, Permission } from './system.ts';

/** What a person chose for the look; `system` follows the device. */
export type ThemeChoice = 'system' | 'dark' | 'light';

/**
 * What the server writes into the page so that the first paint needs no round trip. Types only: the schemas behind them
 * are not part of the first script, and everything in here is as it is on the wire.
 */
export type BootData = {
  permission: Permission;
  language: LanguageCode;
  theme: ThemeChoice;
  merchantCode: string;
  games: {
    menus: GameMenu[];
    /** In-house games. */
    games: Game[];
    /** Begins the list of the category whose page was asked for, without a filter and in its first order. */
    list: { gameType: GameCategory; games: Game[]; totalPages: number } | null;
  };
  /** What the page that was asked for announces, where it is one that the server draws. */
  announcements: (Pick<Announcements, 'banners' | 'headline'> & { promotion?: WirePromotion[] }) | null;
  /** Changes with every deployment: a page of an older one reloads when a script of its own is gone. */
  release: string;
};

/** Id of the JSON script element that holds the boot data. */
export const BOOT_ELEMENT_ID = 'boot';
