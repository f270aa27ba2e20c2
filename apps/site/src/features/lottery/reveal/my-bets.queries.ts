import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { session } from '@croupier/web/session/session.ts';
import { queryOptions } from '@tanstack/react-query';
import { backgroundCall } from '../../../shared/api/call.ts';

/** Tickets of one draw whose bets are shown beside its result. */
const MAX_TICKETS = 5;

export type MyDraw = {
  tickets: LotteryTicketDetail[];
  /** Of all tickets of the draw that stand. */
  stake: bigint;
  payout: bigint;
  isSettled: boolean;
};

/** The reader's tickets of a draw; nothing for visitors. */
export const myDrawQuery = (drawId: string) =>
  queryOptions({
    queryKey: ['lotteryTickets.list', 'ofDraw', drawId],
    enabled: session.token() !== null && drawId !== '',
    queryFn: async ({ signal }): Promise<MyDraw> => {
      const page = await backgroundCall(
        'lotteryTickets.list',
        { query: { drawId, pageNum: 1, pageSize: 50 } },
        { signal },
      );
      const standing = page.items.filter(({ state }) => state !== 'cancelled');
      const tickets = await Promise.all(
        standing
          .slice(0, MAX_TICKETS)
          .map(({ id }) => backgroundCall('lotteryTickets.get', { params: { id } }, { signal })),
      );
      const sum = (read: (ticket: (typeof standing)[number]) => bigint): bigint =>
        standing.reduce((total, ticket) => total + read(ticket), 0n);
      return {
        tickets,
        stake: sum(({ stake }) => stake),
        payout: sum(({ payout }) => payout),
        isSettled: standing.every(({ state }) => state !== 'open'),
      };
    },
  });
