import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';

/** What a page that the server draws shows: one of the categories stands for its list of games. */
export type DrawnPage = 'home' | 'promotions' | GameCategory;

const HOME =
  /^\/(?:index(?:\.html)?|home|login(?:\/social)?|register|(?:forgot|change|reset)Password|help|notices)?$/;
const HOME_IN_LOWER_CASE = new RegExp(HOME.source.toLowerCase());
/** What narrows a list of games or gives it another order (`vassalage` is the vendor). */
const FILTERS = ['vassalage', 'type', 'sort'] as const;

const listAt = (path: string): DrawnPage | undefined =>
  path === '/promotions' ? 'promotions' : GAME_CATEGORIES.find((category) => path === `/${category}`);

/** Which of them stands at an address, in whatever spelling; undefined for one that the browser draws. */
export function drawnPageAt(path: string, query = ''): DrawnPage | undefined {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  if (HOME_IN_LOWER_CASE.test(plain)) return 'home';
  const asked = new URLSearchParams(query);
  return FILTERS.some((name) => asked.has(name)) ? undefined : listAt(plain);
}

/** The category whose list of games a page shows. */
export const categoryOf = (page: DrawnPage): GameCategory | undefined =>
  page === 'home' || page === 'promotions' ? undefined : page;

/** Whether links spell the path of such a page like that: of other spellings there are thousands. */
export const isSpelled = (path: string): boolean => HOME.test(path) || listAt(path) !== undefined;
