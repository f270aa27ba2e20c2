import type { BonusTerms } from './terms.ts';

/** A game, as terms know it: its id, the code of its vendor, its category. */
export type BonusGame = { gameId: string; vendor: string; category: string };

/** Whether a game takes own money only. */
export const isBarred = ({ barred }: Pick<BonusTerms, 'barred'>, game: BonusGame): boolean =>
  barred.games.includes(game.gameId) ||
  barred.vendors.includes(game.vendor) ||
  barred.categories.includes(game.category);

/** How much of a valid bet counts in a game, of 10,000; nothing where it is barred. */
export function contributionOf(terms: Pick<BonusTerms, 'barred' | 'contributions'>, game: BonusGame): number {
  const { contributions } = terms;
  if (isBarred(terms, game)) return 0;
  return (
    contributions.games[game.gameId] ??
    contributions.vendors[game.vendor] ??
    contributions.categories[game.category] ??
    contributions.default
  );
}
