import { CHASE_STATES } from '@croupier/contract/games/lottery-chases.ts';
import { TICKET_STATES } from '@croupier/contract/games/lottery-tickets.ts';
import { defineList } from '@croupier/web/lists/define-list.ts';
import { choiceFilter, periodFilter, textFilter } from '@croupier/web/lists/filters.ts';
import { spanOf } from '@croupier/web/lists/periods.ts';
import { backgroundCall } from '../../../shared/api/call.ts';

/** The member's tickets. */
export const myTickets = defineList({
  name: 'lotteryTickets.list',
  filters: {
    state: choiceFilter('state', TICKET_STATES),
    period: periodFilter('30d'),
    game: textFilter('gameCode'),
    chase: textFilter('chase'),
  },
  load: ({ filters, pageNum, pageSize, today, asOf }, signal) => {
    const { state, game, chase, period } = filters;
    const query = {
      pageNum,
      pageSize,
      ...(asOf && { until: asOf }),
      ...spanOf(period, today),
      ...(state && { state }),
      ...(game && { gameCode: game }),
      ...(chase && { chaseId: chase }),
    };
    return backgroundCall('lotteryTickets.list', { query }, { signal });
  },
});

/** The member's chases. */
export const myChases = defineList({
  name: 'lotteryChases.list',
  filters: { state: choiceFilter('state', CHASE_STATES) },
  load: ({ filters: { state }, pageNum, pageSize }, signal) =>
    backgroundCall(
      'lotteryChases.list',
      { query: { pageNum, pageSize, ...(state && { state }) } },
      { signal },
    ),
});
