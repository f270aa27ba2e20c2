import type { GameCategory } from '@croupier/contract/games/catalogue.ts';

/** A lottery page, of the lottery in the query. */
const ofLottery = (path: string, gameCode: string | undefined): string =>
  gameCode === undefined ? path : `${path}?gameCode=${encodeURIComponent(gameCode)}`;

/** Every address of the site, defined only here. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgotPassword',
  changePassword: () => '/changePassword',
  /** Target of a mail link, with its token in the query. */
  resetPassword: () => '/resetPassword',
  /** Redirect target of sign-in providers. */
  socialReturn: () => '/login/social',
  originals: () => '/bgs',
  dice: () => '/bgs/dice',
  mines: () => '/bgs/mines',
  /** Crash, or the proof of one of its rounds. */
  crash: (round?: number) => (round === undefined ? '/bgs/crash' : `/bgs/crash?round=${round}`),
  limbo: () => '/bgs/limbo',
  plinko: () => '/bgs/plinko',
  keno: () => '/bgs/keno',
  wheel: () => '/bgs/wheel',
  roulette: () => '/bgs/roulette',
  baccarat: () => '/bgs/baccarat',
  nineLanterns: () => '/bgs/nine-lanterns',
  towers: () => '/bgs/towers',
  hilo: () => '/bgs/hilo',
  blackjack: () => '/bgs/blackjack',
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
  /** The page of a vendor's game, named in the query. */
  seamless: () => '/seamless',
  fairness: () => '/fairness',
  /** The help centre over the home page, at a section or article. */
  help: (anchor?: string) => (anchor ? `/help#${anchor}` : '/help'),
  /** Notices over the home page, at one of them. */
  notices: (id?: string) => (id ? `/notices#${id}` : '/notices'),
  promotions: (promoId?: string) => (promoId ? `/promotions#${promoId}` : '/promotions'),
  /** What a member was given, to be claimed. */
  rewards: () => '/member/rewardCenter',
  winners: () => '/winners',
  /** All categories and vendors on one page. */
  gameCenter: () => '/gameCenter',
  /** The games of all categories in one list, or those of a select type. */
  allGames: (type?: 'HOT' | 'NEW') => (type ? `/gameCenter/all?type=${type}` : '/gameCenter/all'),
  /** Installation guide. */
  download: () => '/download',
  /** The points mall, at one of its tabs. */
  pointMall: (tab?: 'exchange' | 'history' | 'details' | 'rules') =>
    tab ? `/pointMall#${tab}` : '/pointMall',
  vip: () => '/vip',
  redEnvelope: () => '/redEnvelope',
  /** Races, at one of them. */
  races: (id?: string) => (id === undefined ? '/races' : `/races?race=${encodeURIComponent(id)}`),
  raffles: () => '/raffles',
  /** One raffle with the check of its draw, for anybody. */
  raffle: (id = ':id') => `/raffles/${id}`,
  luckyWheel: () => '/luckyWheel',
  /** The lobby of all lotteries, or the betting page of one. */
  lottery: (gameCode?: string) => ofLottery('/lottery', gameCode),
  /** Alias of the lottery page. */
  lottert: () => '/lottert',
  seaLottery: () => '/seaLottery',
  vnLottery: () => '/vnLottery',
  /** The member's lottery tickets. */
  lotteryTickets: () => '/lottery/tickets',
  /** One ticket; the pattern of these addresses without an id, here and below. */
  lotteryTicket: (id = ':id') => `/lottery/tickets/${id}`,
  lotteryChases: () => '/lottery/chases',
  /** The proof of a draw, for anybody. */
  lotteryDraw: (id = ':id') => `/lottery/draws/${id}`,
  lotteryTrends: (gameCode?: string) => ofLottery('/lottery/trends', gameCode),
  lotteryResults: (gameCode?: string) => ofLottery('/lottery/results', gameCode),
  member: () => '/member',
  wallet: () => '/member/transferFund',
  /** The deposit page, or one deposit. */
  deposit: (id?: string) => (id ? `/member/depositv2?id=${id}` : '/member/depositv2'),
  /** The withdrawal page, or one withdrawal. */
  withdrawal: (id?: string) => (id ? `/member/withdrawal?id=${id}` : '/member/withdrawal'),
  beneficiaries: () => '/member/beneficiaries',
  transferToUpline: () => '/member/transferToUpline',
  manualRebate: () => '/member/manualRebate',
  paymentsRecord: () => '/member/paymentsRecord',
  profitAndLoss: () => '/member/profitAndLoss',
  statements: () => '/member/statements',
  missions: () => '/member/missions',
  missionLeaderboard: () => '/member/missionLeaderboard',
  inviteFriends: () => '/member/inviteFriends',
  bonusDetails: () => '/member/bonusDetails',
  bettingRecord: () => '/member/personalHistoryCopy',
  accountRecord: () => '/member/transactionHistory',
  securityCenter: () => '/member/securityCenter',
  identity: () => '/member/identity',
  messages: () => '/member/messageV2',
  /** Limits, reality check, breaks and exclusion, at one of its sections. */
  protection: (section?: 'limits' | 'break') =>
    section ? `/member/protection#${section}` : '/member/protection',
  agent: () => '/agent',
  /** The agents' back-office; its first page is the team's overview. */
  agentHome: () => '/agentHome',
  agentNotices: () => '/agentHome/announcement',
  registerCenter: () => '/agentHome/registerCenter',
  agentTeam: () => '/agentHome/team',
  agentBets: () => '/agentHome/betting',
  agentLosses: () => '/agentHome/userLoss',
  agentTransactions: () => '/agentHome/transactions',
  agentIncome: () => '/agentHome/income',
  agentAccount: () => '/agentHome/accountDetails',
  agentDividend: () => '/agentHome/dividend',
  agentDailySalary: () => '/agentHome/dailySalary',
  agentHourlySalary: () => '/agentHome/hourlySalary',
  agentRealtimeSalary: () => '/agentHome/realtimeSalary',
} as const;

/** A dialog of the security centre; closing it leads back when the link has the state `{ opened: true }`. */
export const securityDialogPath = (dialog: 'paymentPassword' | 'payeeName'): string =>
  `${paths.securityCenter()}?open=${dialog}`;

/** An agent's contracts of a kind. */
export const CONTRACT_PATHS = {
  dividend: paths.agentDividend(),
  daily: paths.agentDailySalary(),
  hourly: paths.agentHourlySalary(),
  realtime: paths.agentRealtimeSalary(),
} as const;

/** Aliases of the home page. */
export const HOME_ALIASES = ['/index', '/index.html', '/home'] as const;

/** The pages of the in-house games by game id. */
const ORIGINAL_PATHS: Readonly<Record<string, string>> = {
  dice: paths.dice(),
  mines: paths.mines(),
  crash: paths.crash(),
  limbo: paths.limbo(),
  plinko: paths.plinko(),
  keno: paths.keno(),
  wheel: paths.wheel(),
  roulette: paths.roulette(),
  baccarat: paths.baccarat(),
  'nine-lanterns': paths.nineLanterns(),
  towers: paths.towers(),
  hilo: paths.hilo(),
  blackjack: paths.blackjack(),
};

/** The page of an in-house game; undefined for other games. */
export const originalPath = (gameId: string): string | undefined =>
  Object.hasOwn(ORIGINAL_PATHS, gameId) ? ORIGINAL_PATHS[gameId] : undefined;

/** Game lists by category. */
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

/** The page of any game: its own, or the shared page for vendor games. */
export const gamePath = (gameId: string): string =>
  originalPath(gameId) ?? `${paths.seamless()}?game=${encodeURIComponent(gameId)}`;

/** The demo of a vendor's game, for visitors. */
export const demoPath = (gameId: string): string => `${gamePath(gameId)}&demo=yes`;

/** Search results for a query. */
export const searchPath = (text: string): string => `${paths.search()}?${new URLSearchParams({ q: text })}`;

/** Game pages, where the side menu is hidden. */
export const isGamePath = (path: string): boolean =>
  /^\/(?:bgs\/[^/]+|seamless|(?:sea|vn)?lottery|lottert)\/?$/i.test(path);

const CASHIER: ReadonlySet<string> = new Set(
  [paths.deposit(), paths.withdrawal(), paths.beneficiaries()].map((path) => path.toLowerCase()),
);

/** Pages where money comes in and goes out. */
export const isCashierPath = (path: string): boolean =>
  CASHIER.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));

const WINDOW = 'window=popup';

/** The same game in a separate window without the site around it. */
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

/** Sign-in popups over the home page; never a return target. */
export const isPopupPath = (path: string): boolean => POPUPS.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));

const LISTS: ReadonlySet<string> = new Set(
  [
    paths.home(),
    ...HOME_ALIASES,
    // Both open over the home page.
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

/** Lobby pages for browsing games. */
export const isListPath = (path: string): boolean => LISTS.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));

/** The return target after signing in; only addresses of this site, to prevent open redirects. */
export function safeReturnPath(wanted: unknown): string {
  // Browsers remove tabs and newlines from URLs, so `/\t/host` would be another host.
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /\p{Cc}/u.test(wanted))
    return paths.home();
  const [path = ''] = wanted.split(/[?#]/);
  return isPopupPath(path) ? paths.home() : wanted;
}
