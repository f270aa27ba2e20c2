import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import { filterGames, type MerchantGames } from '../merchant-games.rules.ts';
import type { CatalogueGame } from '../snapshot.types.ts';

/** Hot games of the home page and of an empty search. */
const HOT_GAMES = 24;

/** The first games of each vendor, per category and in total. */
function* firstOfVendors(games: readonly CatalogueGame[]): Generator<CatalogueGame> {
  const counts = new Map<string, number>();
  for (const game of games) {
    const keys = [game.vendor.code, `${game.vendor.code} ${game.category}`];
    const least = Math.min(...keys.map((key) => counts.get(key) ?? 0));
    if (least >= LIST_PAGE_SIZE) continue;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    yield game;
  }
}

/** Every game on the first page of one of the merchant's lists, without duplicates, most visible first. */
export function firstPageGames(merchantGames: MerchantGames, now: Date): CatalogueGame[] {
  const list = (selection: 'ALL' | 'HOT' | 'NEW') =>
    filterGames(merchantGames, { selection, sort: 'popular', language: '', now }).slice(0, LIST_PAGE_SIZE);
  const ofCategories = GAME_CATEGORIES.flatMap((category) =>
    merchantGames.inOrder('popular', '', category).slice(0, LIST_PAGE_SIZE),
  );
  return [
    ...new Set([
      ...merchantGames.hotFirst(HOT_GAMES),
      ...ofCategories,
      ...list('ALL'),
      ...list('HOT'),
      ...list('NEW'),
      ...firstOfVendors(merchantGames.games),
    ]),
  ];
}
