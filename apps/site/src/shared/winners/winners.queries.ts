import { WINNER_BOARD_LIMIT, type Winner } from '@croupier/contract/games/winners.ts';
import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';

export type Board = 'latest' | 'biggest';

const REFETCH_MILLISECONDS = 10_000;

/** A board of winners, refreshed while it is visible. */
export function useWinners({
  board,
  category = 'ALL',
  enabled = true,
  watched = enabled,
}: {
  board: Board;
  category?: GameCategory | 'ALL';
  enabled?: boolean;
  watched?: boolean;
}): UseQueryResult<Winner[]> {
  const language = useLanguage();
  const query = { board, gameCategory: category, limitNum: WINNER_BOARD_LIMIT, language };
  return useQuery({
    ...callQuery('winners.board', { query }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: watched ? REFETCH_MILLISECONDS : false,
  });
}
