import type { GameCategory } from '@croupier/contract/catalogue.ts';

/** Every address of the site; nowhere else is one spelled out. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgotPassword',
  changePassword: () => '/changePassword',
  /** Of a link in a mail, with its token in the query. */
  resetPassword: () => '/resetPassword',
  /** Where a provider sends the browser back to. */
  socialReturn: () => '/login/social',
  originals: () => '/bgs',
  dice: () => '/bgs/dice',
  mines: () => '/bgs/mines',
  lott: () => '/lott',
  elott: () => '/elott',
  live: () => '/live',
  sports: () => '/sports',
  fish: () => '/fish',
  rng: () => '/rng',
  pvp: () => '/pvp',
  esports: () => '/esports',
  cockfight: () => '/cockfight',
  favorite: () => '/favorite',
  recent: () => '/recent',
  search: () => '/search',
  /** The page of a vendor's game, which the query names. */
  seamless: () => '/seamless',
  fairness: () => '/fairness',
  /** The help centre over the home page, at one of its sections or articles. */
  help: (anchor?: string) => (anchor ? `/help#${anchor}` : '/help'),
  /** Notices over the home page, at one of them. */
  notices: (id?: string) => (id ? `/notices#${id}` : '/notices'),
  promotions: (promoId?: string) => (promoId ? `/promotions#${promoId}` : '/promotions'),
  winners: () => '/winners',
  /** Every category and vendor on one page. */
  gameCenter: () => '/gameCenter',
  /** How to have the site on a phone. */
  download: () => '/download',
  pointMall: () => '/pointMall',
  redEnvelope: () => '/redEnvelope',
  lottery: () => '/lottery',
  /** An old name of the lottery page. */
  lottert: () => '/lottert',
  seaLottery: () => '/seaLottery',
  vnLottery: () => '/vnLottery',
  member: () => '/member',
  bettingRecord: () => '/member/personalHistoryCopy',
  accountRecord: () => '/member/transactionHistory',
  securityCenter: () => '/member/securityCenter',
  messages: () => '/member/messageV2',
  agent: () => '/agent',
  agentHome: () => '/agentHome',
} as const;

/** Other names of the home page. */
export const HOME_ALIASES = ['/index', '/index.html', '/home'] as const;

/** The page of an in-house game; undefined for a game that has none. */
export function originalPath(gameId: string): string | undefined {
  if (gameId === 'dice') return paths.dice();
  return gameId === 'mines' ? paths.mines() : undefined;
}

/** Pages that list the games of a category. */
export const CATEGORY_PATHS: Readonly<Record<GameCategory, string>> = {
  bgs: paths.originals(),
  lott: paths.lott(),
  elott: paths.elott(),
  live: paths.live(),
  sports: paths.sports(),
  fish: paths.fish(),
  rng: paths.rng(),
  pvp: paths.pvp(),
  esports: paths.esports(),
  cockfight: paths.cockfight(),
};

/** The page of any game: its own, or the one that all games of vendors share. */
export const gamePath = (gameId: string): string =>
  originalPath(gameId) ?? `${paths.seamless()}?game=${encodeURIComponent(gameId)}`;

/** Everything that was found for some words. */
export const searchPath = (text: string): string => `${paths.search()}?${new URLSearchParams({ q: text })}`;

/** Where the game itself fills the width, so that the side menu stays folded away. */
export const isGamePath = (path: string): boolean =>
  /^\/(?:bgs\/[^/]+|seamless|(?:sea|vn)?lottery|lottert)\/?$/i.test(path);

const WINDOW = 'window=popup';

/** The same game in a browser window of its own, with nothing around it. */
export const gameWindowPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${WINDOW}`;

export const isGameWindow = (path: string, search: string): boolean =>
  isGamePath(path) && search.slice(1).split('&').includes(WINDOW);

const POPUPS: ReadonlySet<string> = new Set(
  [
    paths.login,
    paths.register,
    paths.forgotPassword,
    paths.changePassword,
    paths.resetPassword,
    paths.socialReturn,
  ].map((path) => path().toLowerCase()),
);

/** Popups over the home page, all of them about getting in: nowhere to come back to. */
export const isPopupPath = (path: string): boolean => POPUPS.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));

const LISTS: ReadonlySet<string> = new Set(
  [
    paths.home(),
    ...HOME_ALIASES,
    // Both stand over the home page.
    paths.help(),
    paths.notices(),
    ...Object.values(CATEGORY_PATHS),
    paths.favorite(),
    paths.recent(),
    paths.search(),
    paths.gameCenter(),
    paths.promotions(),
    paths.winners(),
  ].map((path) => path.toLowerCase()),
);

/** Pages of the lobby on which one looks for a game. */
export const isListPath = (path: string): boolean => LISTS.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));

/** Where to go on after signing in; only addresses of this site, so that a link can't lead away. */
export function safeReturnPath(wanted: unknown): string {
  // Browsers drop tabs and line ends from addresses, and then `/\t/host` is another host.
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /\p{Cc}/u.test(wanted))
    return paths.home();
  const [path = ''] = wanted.split(/[?#]/);
  return isPopupPath(path) ? paths.home() : wanted;
}
