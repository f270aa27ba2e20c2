import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { lobbyQuery } from '../shared/lottery.queries.ts';

const MAX_CODE_LENGTH = 32;

export type ChosenLottery = {
  query: UseQueryResult<{ lotteries: LobbyLottery[] }>;
  lotteries: readonly LobbyLottery[];
  lottery: LobbyLottery | undefined;
  choose: (gameCode: string) => void;
};

/** The lottery in the address; the first one unless it names one. */
export function useChosenLottery(): ChosenLottery {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(lobbyQuery(useLanguage()));
  const lotteries = query.data?.lotteries ?? [];
  const code = search.get('gameCode')?.slice(0, MAX_CODE_LENGTH);
  return {
    query,
    lotteries,
    lottery: code === undefined ? lotteries[0] : lotteries.find(({ gameCode }) => gameCode === code),
    choose: (gameCode) => setSearch({ gameCode }, { replace: true, preventScrollReset: true }),
  };
}
