/** Sizes, intervals and limits of the lobby, each defined once. */

/** Marking a favourite, asking for a code, a new captcha picture: each at most once in so long. */
export const GAP_MILLISECONDS = 1_000;

/** A slow network may take this long for one script of the page. */
export const CHUNK_TIMEOUT_MILLISECONDS = 120_000;

/** How calls name this kind of page. */
export const CLIENT = { clientType: 3, platform: 'WEB' } as const;

/** Banner carousel: with more than one banner it loops. */
export const BANNERS = { autoplayMilliseconds: 5_000, speedMilliseconds: 1_000, gapPx: 20.3 } as const;

/** Tiles of a slider in view at once on a desktop, and rows of a list: games stand in pairs. */
export const SLIDERS = { games: 6, promotions: 3, rows: 2, hotAutoplayMilliseconds: 1_200 } as const;

/** Vendors of a home section; more of them are behind its link. */
export const HOME_VENDORS_MAX = 12;

/** Entries of the board of the biggest wins that are shown first. */
export const BIGGEST_WINS_SHOWN = 9;

/** Notices and announcements on one page of their windows. */
export const ANNOUNCEMENT_PAGE_SIZE = 9;

/** Above so many vendors the header's game menu takes its large form. */
export const LARGE_MENU_ABOVE = 10;

/** The jackpot counter that is only illustrative: where it begins, and by how much and how often it grows. */
export const JACKPOT_WALK = {
  startMin: 20_000_000,
  startMax: 21_000_000,
  stepMin: 100,
  stepMax: 500,
  everyMinMilliseconds: 3_000,
  everyMaxMilliseconds: 5_000,
} as const;

/** Games in the bar of those that were opened last. */
export const RECENT_GAMES_SHOWN = 8;
