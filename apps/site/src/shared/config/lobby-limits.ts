/** Sizes, intervals and limits of the lobby, each defined once. */

/** The minimum time between two changes of a favourite. */
export const GAP_MILLISECONDS = 1_000;

/** The time-out for one script of the page, for slow networks. */
export const CHUNK_TIMEOUT_MILLISECONDS = 120_000;

/** The client type that calls send. */
export const CLIENT = { clientType: 3, platform: 'WEB' } as const;

/** The banner carousel, which loops when there is more than one banner. */
export const BANNERS = { autoplayMilliseconds: 5_000, speedMilliseconds: 1_000, gapPx: 20.3 } as const;

/** Visible tiles of a slider on wide screens, and rows of games. */
export const SLIDERS = { games: 6, promotions: 3, rows: 2, hotAutoplayMilliseconds: 1_200 } as const;

/** The maximum of vendors in a home section; its link leads to all. */
export const HOME_VENDORS_MAX = 12;

/** Entries of the biggest wins that are shown at first. */
export const BIGGEST_WINS_SHOWN = 9;

/** Notices and announcements on one page of their dialogs. */
export const ANNOUNCEMENT_PAGE_SIZE = 9;

/** With more vendors than this the header's game menu uses its large form. */
export const LARGE_MENU_ABOVE = 10;

/** The simulated jackpot counter: its start, its steps and how often it grows. */
export const SIMULATED_JACKPOT = {
  startMin: 20_000_000,
  startMax: 21_000_000,
  stepMin: 100,
  stepMax: 500,
  everyMinMilliseconds: 3_000,
  everyMaxMilliseconds: 5_000,
} as const;

/** Games in the bar of recent games. */
export const RECENT_GAMES_SHOWN = 8;
