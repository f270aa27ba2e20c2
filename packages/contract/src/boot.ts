import type { Game, GameMenu } from './catalogue.ts';
import type { Announcements } from './content.ts';
import type { LanguageCode, Permission } from './system.ts';

/** What a person chose for the look; `system` follows the device. */
export type ThemeChoice = 'system' | 'dark' | 'light';

/**
 * What the server writes into the page so that the first paint needs no round trip. Types only: the schemas behind them
 * are not part of the first script, and everything in here is the same on the wire and in the program.
 */
export type BootData = {
  permission: Permission;
  language: LanguageCode;
  theme: ThemeChoice;
  merchantCode: string;
  /** First lists of the home page. */
  games: { menus: GameMenu[]; games: Game[] };
  /** Banners and marquee of the home page, where that is the page that was asked for. */
  announcements: Pick<Announcements, 'banners' | 'headline'> | null;
  /** Changes with every deployment: a page of an older one reloads when a script of its own is gone. */
  release: string;
};

/** Id of the JSON script element that holds the boot data. */
export const BOOT_ELEMENT_ID = 'boot';
