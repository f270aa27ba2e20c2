import { LIST_PAGE_SIZE, type Game, type GameCategory } from '@croupier/contract/catalogue.ts';
import { useBoot } from '@croupier/web/BootContext.tsx';
import { useLanguage } from '@croupier/web/use-language.ts';
import { useSignedIn } from '@croupier/web/use-session.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import type { ListFilters } from './list-filters.ts';

type Page = { games: Game[]; pageNum: number; totalPages: number };

const MINUTE_MILLISECONDS = 60_000;
/** A list that one comes back to stands as one left it, with all its pages. */
const options = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages }: Page) => (pageNum < totalPages ? pageNum + 1 : undefined),
  staleTime: 5 * MINUTE_MILLISECONDS,
  gcTime: 30 * MINUTE_MILLISECONDS,
} as const;

/** What an account picked is forgotten with it; the other lists are the same for everybody. */
const isPicked = ({ type }: ListFilters): boolean => type === 'FAV' || type === 'RECENT';

/** The games of a category, page by page (row G2). */
export function useCategoryGames(gameType: GameCategory, filters: ListFilters) {
  const boot = useBoot();
  const language = useLanguage();
  const signedIn = useSignedIn();
  const { vendor, type, sort } = filters;
  const place = [gameType, vendor, type, sort].join(' ');
  const isFirst = gameType === 'bgs' && !vendor && type === 'ALL' && sort === 'popular';
  return useInfiniteQuery({
    ...options,
    queryKey: [
      isPicked(filters) ? 'catalogue.pickedList' : 'catalogue.gameList',
      { gameType, language, ...filters },
      place,
    ],
    queryFn: ({ pageParam, signal }): Promise<Page> => {
      const query = { clientType: 3, platform: 'WEB', pageNo: pageParam, pageSize: LIST_PAGE_SIZE, language };
      const narrowed = { gameType, vassalage: vendor, gameClassify: type, sort } as const;
      return call('catalogue.gameList', { query: { ...query, ...narrowed } }, { signal });
    },
    // While a language is on its way the games keep their places; those of another list are no stand-in.
    placeholderData: (previous, query) => (query?.queryKey[2] === place ? previous : undefined),
    enabled: signedIn || !isPicked(filters),
    // Our own games came with the page.
    ...(isFirst && language === boot.language
      ? {
          initialData: {
            pages: [{ games: boot.games.games, pageNum: 1, totalPages: 1 }],
            pageParams: [1],
          },
        }
      : {}),
  });
}

/** What the account marked, or opened last. */
export function usePickedGames(list: 'favorite' | 'recent') {
  const language = useLanguage();
  return useInfiniteQuery({
    ...options,
    queryKey: [list === 'favorite' ? 'catalogue.favoriteList' : 'catalogue.recentGames', { language }],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }): Promise<Page> => {
      if (list === 'favorite')
        return call(
          'catalogue.favoriteList',
          { query: { pageNo: pageParam, pageSize: LIST_PAGE_SIZE } },
          { signal },
        );
      const query = { page: pageParam, pageSize: LIST_PAGE_SIZE, clientType: 3, language };
      return call('catalogue.recentGames', { query }, { signal });
    },
  });
}

export type GamePages = ReturnType<typeof useCategoryGames> | ReturnType<typeof usePickedGames>;
