import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import type { DrawState } from '@croupier/contract/games/lottery-draws.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../shared/draws/server-time.ts';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { lotteryGameQuery, openedDrawsQuery } from '../shared/lottery.queries.ts';
import { roomQuery } from './room/room.queries.ts';

/** All pages see a sale end at the same moment; their requests are spread over this time. */
const SPREAD_MILLISECONDS = 700;
const MIN_PAUSE_MILLISECONDS = 600;
const MAX_PAUSE_MILLISECONDS = 60_000;
/** Results that miss and heat are counted over. */
export const SHOWN_DRAWS = 30;

const pauseUntilClose = (game: LotteryGame | undefined): number => {
  const left = (game?.draw?.closesAt.getTime() ?? Number.POSITIVE_INFINITY) - serverNow();
  const pause = Math.min(Math.max(left, MIN_PAUSE_MILLISECONDS), MAX_PAUSE_MILLISECONDS);
  return pause + Math.random() * SPREAD_MILLISECONDS;
};

/** A draw whose sale has ended and whose result is still to come. */
export type WaitingDraw = { id: string; number: string; state: DrawState };

const ARE_OVER: ReadonlySet<DrawState> = new Set(['drawn', 'settling', 'settled', 'correcting']);

const priceKey = (at: Pick<LotteryGame, 'draw' | 'prices'> | undefined): string =>
  JSON.stringify([at?.draw?.id, at?.prices.map(({ market, cell, priceBps }) => [market, cell, priceBps])]);

/** Loads the game again when numbers of its draw have got other prices, so that bets are asked for at those. */
function usePriceNews(game: LotteryGame | undefined, gameCode: string, reload: () => void): void {
  const { data: room } = useQuery(roomQuery(gameCode));
  const isOld = game?.draw && room?.draw?.id === game.draw.id && priceKey(room) !== priceKey(game);
  const key = isOld ? priceKey(room) : '';
  useEffect(() => {
    if (key !== '') reload();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of prices
  }, [key]);
}

/** The betting page's lottery: it goes on to the next draw, and hears of results, by itself. */
export function useLotteryGame(gameCode: string) {
  const queryClient = useQueryClient();
  const query = lotteryGameQuery(gameCode, useLanguage());
  const openedQuery = openedDrawsQuery(gameCode, SHOWN_DRAWS);
  const [waiting, setWaiting] = useState<WaitingDraw>();
  useDrawNews((news) => {
    if (news && news.gameCode !== gameCode) return;
    if (news) {
      const { drawId: id, number, state } = news;
      if (ARE_OVER.has(state)) setWaiting((now) => (now?.id === id ? undefined : now));
      else if (state !== 'open' && state !== 'planned') setWaiting({ id, number, state });
    }
    if (!news || news.numbers.length > 0)
      void queryClient.invalidateQueries({ queryKey: openedQuery.queryKey });
    if (!news || news.state === 'open' || news.state === 'drawn')
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
  });
  const game = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pauseUntilClose(state.data),
  });
  const opened = useQuery(openedQuery);
  usePriceNews(game.data, gameCode, () => void game.refetch());
  return { game, opened, waiting };
}
