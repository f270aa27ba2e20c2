import type { Game } from '@croupier/contract/games/catalogue.ts';
import { LIST_EVERYTHING, LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { CLIENT } from '../../shared/config/lobby-limits.ts';

const FRESH_MILLISECONDS = 5 * 60_000;

export type DrawKind = 'lott' | 'elott';

async function list(
  gameType: DrawKind,
  pageSize: number,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<Game[]> {
  const query = { ...CLIENT, pageNo: 1, pageSize } as const;
  const narrowed = { gameType, language, gameClassify: 'ALL', sort: 'popular' } as const;
  return (await call('catalogue.gameList', { query: { ...query, ...narrowed } }, { signal })).games;
}

/** The first page of draws of a category. */
export function useDraws(gameType: DrawKind) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.gameList', 'draws', { gameType, language }],
    queryFn: ({ signal }) => list(gameType, LIST_PAGE_SIZE, language, signal),
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
  });
}

/** The game in the address, by vendor code or our id; null when unknown. */
export function useChosenGame(gameCode: string, kinds: readonly DrawKind[]) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['catalogue.gameList', 'chosenDraw', { gameCode, kinds, language }],
    queryFn: async ({ signal }): Promise<Game | null> => {
      const lists = await Promise.all(kinds.map((kind) => list(kind, LIST_EVERYTHING, language, signal)));
      const isMeant = (game: Game): boolean => game.gameCode === gameCode || game.gameId === gameCode;
      return lists.flat().find(isMeant) ?? null;
    },
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
  });
}
