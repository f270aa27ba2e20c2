import { queryOptions } from '@tanstack/react-query';
import { backgroundCall, callQuery } from '../../../shared/api/call.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { timed } from './draws/server-time.ts';

/** Names are in the language of the call, which is therefore part of the keys. */
export const lobbyQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['lotteryDraws.lobby', { language }],
    queryFn: ({ signal }) => timed(() => backgroundCall('lotteryDraws.lobby', {}, { signal })),
  });

/** Everything a betting page needs. */
export const lotteryGameQuery = (gameCode: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['lottery.game', { gameCode, language }],
    queryFn: ({ signal }) =>
      timed(() => backgroundCall('lottery.game', { params: { gameCode } }, { signal })),
  });

/** Results of a lottery, newest first; trends and recent results share this list. */
export const openedDrawsQuery = (gameCode: string, limit: number) =>
  callQuery('lotteryDraws.opened', { query: { gameCode, limit } });
