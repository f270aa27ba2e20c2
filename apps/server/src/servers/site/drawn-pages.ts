import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';

/** A server-rendered page; a category means its game list, `game` the page of an in-house game. */
export type DrawnPage = 'home' | 'promotions' | 'game' | GameCategory;

const HOME =
  /^\/(?:index(?:\.html)?|home|login(?:\/social)?|register|(?:forgot|change|reset)Password|help|notices)?$/;
const HOME_IN_LOWER_CASE = new RegExp(HOME.source.toLowerCase());
/** Query parameters that filter or sort a game list (`vassalage` is the vendor), or ask for a game without the site. */
const OTHERWISE = ['vassalage', 'type', 'sort', 'playable', 'window'] as const;

/** In-house games whose page shows the same to every visitor: hi-lo begins with a random card, crash with the time. */
const GAMES: ReadonlySet<string> = new Set(
  [
    'dice',
    'limbo',
    'plinko',
    'keno',
    'wheel',
    'mines',
    'towers',
    'blackjack',
    'baccarat',
    'roulette',
    'nine-lanterns',
  ].map((game) => `/bgs/${game}`),
);

function pageAt(path: string): DrawnPage | undefined {
  if (path === '/promotions') return 'promotions';
  return GAMES.has(path) ? 'game' : GAME_CATEGORIES.find((category) => path === `/${category}`);
}

/** The rendered page at an address, in any spelling; undefined if the browser renders it. */
export function drawnPageAt(path: string, query = ''): DrawnPage | undefined {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  if (HOME_IN_LOWER_CASE.test(plain)) return 'home';
  const asked = new URLSearchParams(query);
  return OTHERWISE.some((name) => asked.has(name)) ? undefined : pageAt(plain);
}

/** The category whose list of games a page shows. */
export const categoryOf = (page: DrawnPage): GameCategory | undefined =>
  GAME_CATEGORIES.find((category) => category === page);

/** Whether the path has its canonical spelling; only those pages are cached. */
export const isSpelled = (path: string): boolean => HOME.test(path) || pageAt(path) !== undefined;
