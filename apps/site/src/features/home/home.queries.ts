import type { Game, GameCategory } from '@croupier/contract/catalogue.ts';
import { LIST_PAGE_SIZE } from '@croupier/contract/list-sizes.ts';
import { useLanguage } from '@croupier/web/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, callQuery } from '../../shared/call.ts';
import { useIdle } from '../../shared/use-idle.ts';

const FRESH_MILLISECONDS = 5 * 60_000;
/** Enough that nearly every vendor of a category has its best game among them. */
const BEST_GAMES = 60;

/** What the games pay back; asked for when the first screen stands, for it is below. */
export function useReturns() {
  const idle = useIdle();
  return useQuery({ ...callQuery('originals.returns'), enabled: idle });
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
    queryKey: ['catalogue.gameList', { home: category, vendor, count, language }],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const page = { clientType: 3, platform: 'WEB', pageNo: 1, pageSize: count, language } as const;
      const which = { gameType: category, vassalage: vendor, gameClassify: 'ALL', sort: 'popular' } as const;
      return (await call('catalogue.gameList', { query: { ...page, ...which } }, { signal })).games;
    },
    enabled,
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
  });
}

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
