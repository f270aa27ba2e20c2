import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import type { DrawNews } from '@croupier/web/realtime/draws.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { backgroundCall } from '../../../shared/api/call.ts';
import { serverNow } from '../shared/draws/server-time.ts';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { lobbyQuery } from '../shared/lottery.queries.ts';

/** All pages see a sale end at the same moment; their requests are spread over this time. */
const SPREAD_MILLISECONDS = 1_200;
const MIN_PAUSE_MILLISECONDS = 800;
const MAX_PAUSE_MILLISECONDS = 60_000;

type Lobby = { now: Date; lotteries: LobbyLottery[] };

/** Until the next sale ends: then the draws that follow are needed. */
function pauseUntilClose(lobby: Lobby | undefined): number {
  const closing = lobby?.lotteries.flatMap(({ next }) => next?.closesAt.getTime() ?? []) ?? [];
  const left = Math.min(...closing, Number.POSITIVE_INFINITY) - serverNow();
  const pause = Math.min(Math.max(left, MIN_PAUSE_MILLISECONDS), MAX_PAUSE_MILLISECONDS);
  return pause + Math.random() * SPREAD_MILLISECONDS;
}

/** A result that was just drawn stands on its card at once. */
export function withNews(lobby: Lobby | undefined, news: DrawNews): Lobby | undefined {
  if (!lobby || news.numbers.length === 0) return lobby;
  const { drawId: id, gameCode, number, numbers } = news;
  const last = { id, number, numbers, drawsAt: new Date(serverNow()), version: 1 };
  return {
    ...lobby,
    lotteries: lobby.lotteries.map((lottery) =>
      lottery.gameCode === gameCode && lottery.last?.id !== id ? { ...lottery, last } : lottery,
    ),
  };
}

/** The lotteries on sale; their draws follow each other by themselves. */
export function useLobby() {
  const queryClient = useQueryClient();
  const query = lobbyQuery(useLanguage());
  useDrawNews((news) => {
    if (news) queryClient.setQueryData(query.queryKey, (lobby) => withNews(lobby, news));
    else void queryClient.invalidateQueries({ queryKey: query.queryKey });
  });
  return useQuery({
    ...query,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pauseUntilClose(state.data),
  });
}

/** The codes of the lotteries that the member has played, the newest first. */
export const useRecentCodes = () =>
  useQuery({
    queryKey: ['lottery.recent'],
    queryFn: async ({ signal }) =>
      (await backgroundCall('lottery.recent', {}, { signal })).map(({ gameCode }) => gameCode),
  });

/** Who draws in Vietnam today. */
export const useVietnamToday = () =>
  useQuery({
    queryKey: ['lotteryDraws.vietnamMenu'],
    queryFn: ({ signal }) => backgroundCall('lotteryDraws.vietnamMenu', {}, { signal }),
  });
