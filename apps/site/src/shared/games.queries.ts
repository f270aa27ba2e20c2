import type { Game } from '@croupier/contract/catalogue.ts';
import { useBoot } from '@croupier/web/BootContext.tsx';
import { useLanguage } from '@croupier/web/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { keepInTab, recall } from './tab-memory.ts';

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

const HOT_GAMES = 12;
const HOT_FRESH_MILLISECONDS = 5 * 60_000;

type KeptGames = { at: number; games: Game[] };
const isKeptGames = (value: unknown): value is KeptGames =>
  typeof value === 'object' && value !== null && 'games' in value && Array.isArray(value.games);

/** What is played a lot; kept by the tab for each language, and asked for anew when that changes (row G6). */
export function useHotGames(enabled = true) {
  const language = useLanguage();
  const key = `hotGames.${language}`;
  return useQuery({
    queryKey: ['catalogue.hotGames', { limit: HOT_GAMES, language }],
    queryFn: async ({ signal }): Promise<Game[]> => {
      const query = { limit: HOT_GAMES, language };
      const games = await call('catalogue.hotGames', { query }, { signal });
      keepInTab(key, { at: Date.now(), games });
      return games;
    },
    enabled,
    staleTime: HOT_FRESH_MILLISECONDS,
    initialData: () => recall(key, isKeptGames)?.games,
    initialDataUpdatedAt: () => recall(key, isKeptGames)?.at,
  });
}
