import { groundColor } from '@croupier/art/game-art.ts';
import { artFamilyOf } from '@croupier/art/game-motif.ts';
import { GAME_CATEGORIES, type Game, type GameMenu } from '@croupier/contract/games/catalogue.ts';
import { CATEGORY_TITLES } from './category-titles.config.ts';
import { isNew, nameIn, type MerchantGames } from './merchant-games.rules.ts';
import type { CatalogueGame } from './snapshot.types.ts';

/** All categories in the order of the navigation; the site leaves out those without vendors. */
export const menusOf = (games: MerchantGames, language: string): GameMenu[] =>
  GAME_CATEGORIES.map((gameCategory) => ({
    gameCategory,
    title: nameIn(CATEGORY_TITLES[gameCategory], language),
    vendors: (games.vendors.get(gameCategory) ?? []).map(({ vendor: { code, name, state } }) => ({
      code,
      name,
      state,
    })),
  }));

const artColors = new WeakMap<CatalogueGame, string>();

/** Computed once per game, because the motif is found by regular expressions. */
function artColorOf(game: CatalogueGame): string {
  const known = artColors.get(game) ?? groundColor(game.id, artFamilyOf(game));
  artColors.set(game, known);
  return known;
}

/** A game as the contract describes it. */
export function gameOf(game: CatalogueGame, language: string, now: Date): Game {
  const name = nameIn(game.names, language);
  return {
    nodeId: game.id,
    vassalage: game.vendor.code,
    vendorName: game.vendor.name,
    state: game.closed ? 'maintenance' : game.vendor.state,
    ...(game.closed ? { notice: nameIn(game.closed, language) } : {}),
    gameType: game.category,
    displayName: name,
    gameName: name,
    nodeName: name,
    showIcon: game.showIcon,
    iconUrl: game.iconUrl,
    lagerIcon: game.largeIconUrl,
    artId: game.id,
    artColor: artColorOf(game),
    isHot: game.hot ? 1 : 0,
    isNew: isNew(game, now),
    hasDemo: game.hasDemo,
    gameId: game.id,
    gameCode: game.code,
    isGame: game.isGame,
    rtpBps: game.rtpBps,
  };
}
