import type { ArtFamily } from '@croupier/art/game-art.ts';
import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { filterGames, type MerchantGames } from '../merchant-games.rules.ts';
import type { CatalogueGame } from '../snapshot.types.ts';
import { motifsInList } from './varied-art.rules.ts';

/** Hot games of the home page and of an empty search. */
const HOT_GAMES = 24;
/** Two screens: nine columns in seven rows on the widest ones. */
export const FIRST_GAMES = 63;

/** A cover as a list shows it. */
export type FirstCover = { game: CatalogueGame; motif: ArtFamily };

/** Every cover on the first screens of one of the merchant's lists, without duplicates, most visible first. */
export function firstPageCovers(merchantGames: MerchantGames, now: Date): FirstCover[] {
  const { vendors, hotFirst, inOrder } = merchantGames;
  const base = { sort: 'popular', language: '', now } as const;
  const select = (filter: Partial<Parameters<typeof filterGames>[1]>) =>
    filterGames(merchantGames, { ...base, selection: 'ALL', ...filter });
  const ofCategories = GAME_CATEGORIES.map((category) => inOrder('popular', '', category));
  const ofVendors = [...vendors].flatMap(([category, list]) =>
    list.map(({ vendor }) => select({ category, vendorCodes: [vendor.code] })),
  );
  const lists = [
    hotFirst(HOT_GAMES),
    ...ofCategories,
    ...(['ALL', 'HOT', 'NEW'] as const).map((selection) => select({ selection })),
    select({ selection: 'NEW', sort: 'new' }),
    ...ofVendors,
  ];
  const covers = new Map<string, FirstCover>();
  for (const list of lists) {
    const motifs = motifsInList(list, FIRST_GAMES);
    for (const [index, game] of list.slice(0, FIRST_GAMES).entries()) {
      const motif = motifs[index];
      if (motif) covers.set(`${game.id} ${motif}`, { game, motif });
    }
  }
  return [...covers.values()];
}
