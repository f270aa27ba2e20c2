import { queryOptions } from '@tanstack/react-query';
import { backgroundCall, callQuery } from '../../../../shared/api/call.ts';

const SHOWN_TICKETS = 6;
const ROOM_MILLISECONDS = 10_000;

/** What happens around the draw on sale: numbers that are nearly full, new tickets, winners. */
export const roomQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery.room', { gameCode }],
    queryFn: ({ signal }) => backgroundCall('lottery.room', { params: { gameCode } }, { signal }),
    refetchInterval: ROOM_MILLISECONDS,
  });

/** The member's newest tickets of a lottery. */
export const latestTicketsQuery = (gameCode: string) =>
  callQuery('lotteryTickets.list', { query: { gameCode, pageNum: 1, pageSize: SHOWN_TICKETS } });
