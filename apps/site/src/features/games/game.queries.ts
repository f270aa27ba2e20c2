import type { Game } from '@croupier/contract/games/catalogue.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useSession } from '@croupier/web/session/use-session.ts';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, callQuery } from '../../shared/api/call.ts';
import { CLIENT } from '../../shared/config/lobby-limits.ts';
import type { LaunchPlace } from './launch-place.ts';

const FRESH_MILLISECONDS = 5 * 60_000;

/** Queries to refetch after a game was opened. */
const RECENT_LISTS: ReadonlySet<unknown> = new Set(['catalogue.recentGames', 'catalogue.pickedList']);

const renewRecent = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => RECENT_LISTS.has(name) });

export const useGame = (gameId: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.oneGame', { gameId, language }],
    queryFn: ({ signal }): Promise<Game> => call('catalogue.oneGame', { params: { gameId } }, { signal }),
    staleTime: FRESH_MILLISECONDS,
    enabled: gameId !== '',
    placeholderData: (previous) => (previous?.gameId === gameId ? previous : undefined),
  });
};

export const useSimilarGames = (gameId: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.similar', { gameId, language }],
    queryFn: ({ signal }) => call('catalogue.similar', { params: { gameId } }, { signal }),
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
  });
};

/** All studios of all categories with their numbers of games. */
export const useVendors = () =>
  useQuery({
    ...callQuery('catalogue.vendors', { query: { platform: 'html5-desktop' } }),
    staleTime: FRESH_MILLISECONDS,
  });

const launchInput = (nodeId: string) => ({ query: { nodeId, platform: CLIENT.platform } });
type Opening = { isOpen: boolean; place: LaunchPlace | undefined };

/** Launches a vendor's game once per visit, at a match if one is named; the server records it as recent. */
export function useLaunch(nodeId: string, { isOpen, place }: Opening) {
  const queryClient = useQueryClient();
  const { token } = useSession();
  return useQuery({
    queryKey: ['catalogue.launch', nodeId, place],
    queryFn: async ({ signal }) => {
      try {
        const { query } = launchInput(nodeId);
        return await call('catalogue.launch', { query: { ...query, ...place } }, { signal });
      } finally {
        void renewRecent(queryClient);
      }
    },
    enabled: token !== null && isOpen,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** Opens the demo of a game, a new one each time: the vendor keeps its play money for one visit. */
export const useDemo = (nodeId: string) =>
  useQuery({
    ...callQuery('catalogue.demo', launchInput(nodeId)),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Records that an in-house game was opened; not for trial accounts. */
export async function rememberOpened(queryClient: QueryClient, nodeId: string): Promise<void> {
  const opened = callQuery('catalogue.launch', launchInput(nodeId));
  await queryClient.prefetchQuery({ ...opened, retry: false, gcTime: 0 });
  await renewRecent(queryClient);
}
