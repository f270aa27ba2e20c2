import type { Game, GameCategory } from '@croupier/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/call.ts';
import { usePopularGames } from '../../shared/games/games.queries.ts';

const FRESH_MILLISECONDS = 5 * 60_000;
/** Enough that nearly every vendor of a category has its best game among them. */
const BEST_GAMES = 60;

/** The best games of a category's vendors, and how many each of them has. */
export function useVendorFacts(category: GameCategory, enabled: boolean) {
  const best = usePopularGames({ category, count: BEST_GAMES, enabled });
  const counts = useQuery({
    ...callQuery('catalogue.vendors', { query: { platform: 'html5-desktop' } }),
    staleTime: FRESH_MILLISECONDS,
    enabled,
  });
  const ofCategory = counts.data?.find(({ gameCategory }) => gameCategory === category)?.vendors;
  return {
    /** The most played first. */
    best: best.data ?? [],
    bestOf: (vendor: string): Game | undefined => best.data?.find(({ vassalage }) => vassalage === vendor),
    /** Only those that the big answer left out are asked for by themselves. */
    isMissing: (vendor: string): boolean =>
      best.data !== undefined && !best.data.some(({ vassalage }) => vassalage === vendor),
    gamesOf: (vendor: string): number | undefined => ofCategory?.find(({ code }) => code === vendor)?.games,
  };
}
