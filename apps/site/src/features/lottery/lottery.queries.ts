import { LIST_PAGE_SIZE, type Game } from '@croupier/contract/catalogue.ts';
import { useLanguage } from '@croupier/web/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

const FRESH_MILLISECONDS = 5 * 60_000;

/** The first page of a kind of draws. */
export function useDraws(gameType: 'lott' | 'elott') {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.gameList', 'draws', { gameType, language }],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const query = { clientType: 3, platform: 'WEB', pageNo: 1, pageSize: LIST_PAGE_SIZE } as const;
      const narrowed = { gameType, language, gameClassify: 'ALL', sort: 'popular' } as const;
      return (await call('catalogue.gameList', { query: { ...query, ...narrowed } }, { signal })).games;
    },
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
  });
}

/** The game that the address names; nothing without one. */
export function useChosenGame(gameId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.oneGame', { gameId, language }],
    queryFn: ({ signal }): Promise<Game> => call('catalogue.oneGame', { params: { gameId } }, { signal }),
    enabled: gameId !== '',
    retry: false,
    staleTime: FRESH_MILLISECONDS,
    placeholderData: (previous) => (previous?.gameId === gameId ? previous : undefined),
  });
}
