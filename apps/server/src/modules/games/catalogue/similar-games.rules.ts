import { isPlayable, type MerchantGames } from './merchant-games.rules.ts';
import type { CatalogueGame } from './snapshot.types.ts';

/** Shared themes count most, then the same vendor, then popularity. */
function similarity(a: CatalogueGame, b: CatalogueGame): number {
  const sharedThemes = b.themes.filter((theme) => a.themes.includes(theme)).length;
  return sharedThemes * 3 + (a.vendor === b.vendor ? 1 : 0) + b.popularity / 1_000;
}

const mostSimilar = (merchantGames: MerchantGames, game: CatalogueGame, limit: number): CatalogueGame[] =>
  merchantGames
    .inOrder('popular', '', game.category)
    .filter((other) => other.id !== game.id && isPlayable(other))
    .map((other) => ({ other, score: similarity(game, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);

const cache = new WeakMap<MerchantGames, Map<string, readonly CatalogueGame[]>>();

/** Compares with all games of the category, so the result is cached until the merchant's games change. */
export function similarTo(
  merchantGames: MerchantGames,
  game: CatalogueGame,
  limit: number,
): readonly CatalogueGame[] {
  const ofMerchant = cache.get(merchantGames) ?? new Map<string, readonly CatalogueGame[]>();
  cache.set(merchantGames, ofMerchant);
  const key = `${game.id} ${limit}`;
  const known = ofMerchant.get(key) ?? mostSimilar(merchantGames, game, limit);
  ofMerchant.set(key, known);
  return known;
}
