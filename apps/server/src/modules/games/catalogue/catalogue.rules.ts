import { groundColor, type ArtFamily } from '@croupier/art/game-art.ts';

import { GAME_CATEGORIES, type Game, type GameMenu } from '@croupier/contract/games/catalogue.ts';
import { CATEGORY_TITLES } from './category-titles.config.ts';
import { motifsInList, motifsOf, withMotif } from './key-art/varied-art.rules.ts';
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

/** Computed once per game. */
function artColorOf(game: CatalogueGame): string {
  const known = artColors.get(game) ?? groundColor(game.id, motifsOf(game)[0]);
  artColors.set(game, known);
  return known;
}

/** A game as the contract describes it; with another than its best motif if a list asks for one. */
export function gameOf(game: CatalogueGame, language: string, now: Date, motif?: ArtFamily): Game {
  const name = nameIn(game.names, language);
  const iconOf = (url: string): string =>
    motif === undefined || motif === motifsOf(game)[0] ? url : withMotif(url, motif);
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
    iconUrl: iconOf(game.iconUrl),
    lagerIcon: iconOf(game.largeIconUrl),
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

/** The games of a list from one place to another; no motif repeats among neighbours. */
export function gamesOf(
  list: readonly CatalogueGame[],
  {
    from = 0,
    until = list.length,
    language,
    now,
  }: { from?: number; until?: number; language: string; now: Date },
): Game[] {
  const motifs = motifsInList(list, until);
  return list.slice(from, until).map((game, index) => gameOf(game, language, now, motifs[from + index]));
}
