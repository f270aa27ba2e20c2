import type { Game } from '@croupier/contract/catalogue.ts';
import { useBoot } from '@croupier/web/BootContext.tsx';
import { useLanguage } from '@croupier/web/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The in-house games, there with the page; asked for again when the language changes. */
export function useOriginals() {
  const boot = useBoot();
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.gameList', { gameType: 'bgs', language }],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const query = {
        clientType: 3,
        platform: 'WEB',
        pageNo: 1,
        pageSize: 20,
        gameClassify: 'ALL',
        sort: 'popular',
      } as const;
      const { games } = await call(
        'catalogue.gameList',
        { query: { ...query, gameType: 'bgs', language } },
        { signal },
      );
      return games;
    },
    // The page is served fresh each time, so what came with it needs no second asking.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    ...(language === boot.language ? { initialData: boot.games.games } : {}),
  });
}
