import type { Game, GameCategory } from '@croupier/contract/games/catalogue.ts';
import { LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { cachedList } from '../browser/cached-list.ts';
import { CLIENT } from '../config/lobby-limits.ts';

const FRESH_MILLISECONDS = 5 * 60_000;
const FIRST_PAGE = {
  ...CLIENT,
  pageNo: 1,
  gameClassify: 'ALL',
  sort: 'popular',
  playable: 'ANY',
} as const;

/** The in-house games, from the boot data; loaded again when the language changes. */
export function useOriginals() {
  const boot = useBoot();
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.gameList', { gameType: 'bgs', language }],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const query = { ...FIRST_PAGE, pageSize: LIST_PAGE_SIZE, gameType: 'bgs', language } as const;
      return (await call('catalogue.gameList', { query }, { signal })).games;
    },
    // The boot data is never stale, because the page is not cached.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    ...(language === boot.language ? { initialData: boot.games.games } : {}),
  });
}

const HOT_GAMES = 24;

/** The most played games, cached by the tab for each language. */
export function useHotGames(enabled = true) {
  const language = useLanguage();
  const query = { limit: HOT_GAMES, language };
  return useQuery({
    queryKey: ['catalogue.hotGames', query],
    ...cachedList<Game>(`hotGames.${language}`, (options) => call('catalogue.hotGames', { query }, options)),
    enabled,
    staleTime: FRESH_MILLISECONDS,
  });
}

/** The vendors of each category with their number of games, cached like the hot games. */
export function useVendors() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.vendors', { language }],
    ...cachedList(`vendors.${language}`, (options) =>
      call('catalogue.vendors', { query: { platform: 'html5-desktop' } }, options),
    ),
    staleTime: FRESH_MILLISECONDS,
  });
}

const FEATURED_GAMES = 4;

/** The first games of a category, as a preview. */
export function useFeaturedGames(gameType: GameCategory) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.gameList', { gameType, featured: FEATURED_GAMES, language }],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const query = { ...FIRST_PAGE, gameType, pageSize: FEATURED_GAMES, language };
      return (await call('catalogue.gameList', { query }, { signal })).games;
    },
    staleTime: FRESH_MILLISECONDS,
  });
}

/** The most played games of a category, or of one of its vendors. */
export function usePopularGames({
  category,
  vendor,
  count = LIST_PAGE_SIZE,
  enabled,
}: {
  category: GameCategory;
  vendor?: string;
  count?: number;
  enabled: boolean;
}) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.gameList', { popular: category, vendor, count, language }],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const vassalage = vendor === undefined ? undefined : [vendor];
      const query = { ...FIRST_PAGE, gameType: category, vassalage, pageSize: count, language };
      return (await call('catalogue.gameList', { query }, { signal })).games;
    },
    enabled,
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
  });
}
