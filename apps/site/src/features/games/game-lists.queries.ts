import type { BootData } from '@croupier/contract/boot.ts';
import { ApiError } from '@croupier/contract/client.ts';
import type { Game, GameCategory } from '@croupier/contract/games/catalogue.ts';
import { LIST_EVERYTHING, LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../shared/api/call.ts';
import { CLIENT } from '../../shared/config/lobby-limits.ts';
import type { ListFilters } from './filters/list-filters.ts';

export type ListCategory = GameCategory | 'ALL';
type Page = { games: Game[]; pageNum: number; totalPages: number; language: LanguageCode };

const MINUTE_MILLISECONDS = 60_000;
/** How long a list is kept, so that returning to it restores all its pages. */
const options = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages }: Page) => (pageNum < totalPages ? pageNum + 1 : undefined),
  staleTime: 5 * MINUTE_MILLISECONDS,
  gcTime: 30 * MINUTE_MILLISECONDS,
} as const;

/** Lists that belong to an account are cleared with the session. */
export const isPicked = ({ type }: ListFilters): boolean => type === 'FAV' || type === 'RECENT';

/**
 * After a language change, all loaded pages are fetched again and replace the old ones when they arrive, so the reader
 * keeps the scroll position.
 */
function useInLanguage(pages: { language: LanguageCode }[] | undefined, renew: () => unknown): void {
  const language = useLanguage();
  const wanted = pages?.some((page) => page.language !== language) ? language : undefined;
  const ask = useEffectEvent(() => void renew());
  useEffect(() => {
    if (wanted !== undefined) ask();
  }, [wanted]);
}

/** Initial data: in-house games are in every page's boot data, a category's games in its own. */
function withThePage({ games, language }: BootData, gameType: ListCategory): Page | undefined {
  const { list } = games;
  if (list?.gameType === gameType)
    return { games: list.games, pageNum: 1, totalPages: list.totalPages, language };
  return gameType === 'bgs' ? { games: games.games, pageNum: 1, totalPages: 1, language } : undefined;
}

/** The games of one category or of all, paged. */
export function useGameList(gameType: ListCategory, filters: ListFilters) {
  const boot = useBoot();
  const language = useLanguage();
  const signedIn = useSignedIn();
  const { vendors, type, sort, playable } = filters;
  const isPlain = vendors.length === 0 && type === 'ALL' && sort === 'popular' && playable === 'ANY';
  const first = isPlain ? withThePage(boot, gameType) : undefined;
  const query = useInfiniteQuery({
    ...options,
    queryKey: [
      isPicked(filters) ? 'catalogue.pickedList' : 'catalogue.gameList',
      'pages',
      { gameType, vendors, type, sort, playable },
    ],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const asked = { ...CLIENT, pageNo: pageParam, pageSize: LIST_PAGE_SIZE, language };
      const vassalage = vendors.length > 0 ? [...vendors] : undefined;
      const narrowed = { gameType, vassalage, gameClassify: type, sort, playable } as const;
      const page = await call('catalogue.gameList', { query: { ...asked, ...narrowed } }, { signal });
      return { ...page, language };
    },
    enabled: signedIn || !isPicked(filters),
    ...(first ? { initialData: { pages: [first], pageParams: [1] } } : {}),
  });
  useInLanguage(query.data?.pages, query.refetch);
  return query;
}

/** Whether a chosen studio is no longer shown, which the page learns by asking. */
export const isStudioGone = ({ error }: Pick<GamePages, 'error'>): boolean =>
  error instanceof ApiError && error.code === 'catalogue.unknown_vendor';

/** The account's favourites (all of them) or recent games. */
export function usePickedGames(list: 'favorite' | 'recent') {
  const language = useLanguage();
  const query = useInfiniteQuery({
    ...options,
    queryKey: [list === 'favorite' ? 'catalogue.favoriteList' : 'catalogue.recentGames', 'pages'],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      if (list === 'favorite') {
        const asked = { pageNo: pageParam, pageSize: LIST_EVERYTHING };
        return { ...(await call('catalogue.favoriteList', { query: asked }, { signal })), language };
      }
      const asked = { page: pageParam, pageSize: LIST_PAGE_SIZE, clientType: CLIENT.clientType, language };
      return { ...(await call('catalogue.recentGames', { query: asked }, { signal })), language };
    },
  });
  useInLanguage(query.data?.pages, query.refetch);
  return query;
}

export type GamePages = ReturnType<typeof useGameList>;
