import type { Game, GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { call, callQuery } from '../../shared/api/call.ts';
import { cachedList } from '../../shared/browser/cached-list.ts';
import { CLIENT } from '../../shared/config/lobby-limits.ts';
import { usePopularGames } from '../../shared/games/games.queries.ts';

const FRESH_MILLISECONDS = 5 * 60_000;
const NEW_GAMES = 20;

/** The games of the last weeks, newest first; those under maintenance are not recommended. */
export function useNewGames(enabled: boolean) {
  const language = useLanguage();
  const query = {
    ...CLIENT,
    gameClassify: 'NEW',
    sort: 'new',
    playable: 'ANY',
    pageNo: 1,
    pageSize: NEW_GAMES,
    language,
  } as const;
  return useQuery({
    queryKey: ['catalogue.gameList', { fresh: NEW_GAMES, language }],
    ...cachedList<Game>(`newGames.${language}`, async (options) =>
      (await call('catalogue.gameList', { query }, options)).games.filter(
        ({ state }) => state !== 'maintenance',
      ),
    ),
    enabled,
    staleTime: FRESH_MILLISECONDS,
  });
}

/** Large enough to contain the best game of nearly every vendor. */
const BEST_GAMES = 60;

/** The best game and the number of games of each vendor of a category. */
export function useVendorFacts(category: GameCategory, enabled: boolean) {
  const best = usePopularGames({ category, count: BEST_GAMES, enabled });
  const counts = useQuery({
    ...callQuery('catalogue.vendors', { query: { platform: 'html5-desktop' } }),
    staleTime: FRESH_MILLISECONDS,
    enabled,
  });
  const ofCategory = counts.data?.find(({ gameCategory }) => gameCategory === category)?.vendors;
  return {
    /** Most played first. */
    best: best.data ?? [],
    bestOf: (vendor: string): Game | undefined => best.data?.find(({ vassalage }) => vassalage === vendor),
    /** Fetches only the games missing from the large response. */
    isMissing: (vendor: string): boolean =>
      best.data !== undefined && !best.data.some(({ vassalage }) => vassalage === vendor),
    gamesOf: (vendor: string): number | undefined => ofCategory?.find(({ code }) => code === vendor)?.games,
  };
}
