import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';

/** A server-rendered page; a category means its game list. */
export type DrawnPage = 'home' | 'promotions' | GameCategory;

const HOME =
  /^\/(?:index(?:\.html)?|home|login(?:\/social)?|register|(?:forgot|change|reset)Password|help|notices)?$/;
const HOME_IN_LOWER_CASE = new RegExp(HOME.source.toLowerCase());
/** Query parameters that filter or sort a game list (`vassalage` is the vendor). */
const FILTERS = ['vassalage', 'type', 'sort', 'playable'] as const;

const listAt = (path: string): DrawnPage | undefined =>
  path === '/promotions' ? 'promotions' : GAME_CATEGORIES.find((category) => path === `/${category}`);

/** The rendered page at an address, in any spelling; undefined if the browser renders it. */
export function drawnPageAt(path: string, query = ''): DrawnPage | undefined {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  if (HOME_IN_LOWER_CASE.test(plain)) return 'home';
  const asked = new URLSearchParams(query);
  return FILTERS.some((name) => asked.has(name)) ? undefined : listAt(plain);
}

/** The category whose list of games a page shows. */
export const categoryOf = (page: DrawnPage): GameCategory | undefined =>
  page === 'home' || page === 'promotions' ? undefined : page;

/** Whether the path has its canonical spelling; only those pages are cached. */
export const isSpelled = (path: string): boolean => HOME.test(path) || listAt(path) !== undefined;
