import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { ROUND_SORTS, ROUND_STATES } from '@croupier/contract/games/rounds.ts';
import { TRANSFER_CODES } from '@croupier/contract/money/wallet.ts';
import { PAYMENT_DIRECTIONS } from '@croupier/contract/payments/methods.ts';
import { PAYMENT_PROGRESS } from '@croupier/contract/payments/records.ts';
import { defineList, type ListRequest } from '@croupier/web/lists/define-list.ts';
import { choiceFilter, periodFilter, textFilter } from '@croupier/web/lists/filters.ts';
import { spanOf, type Period } from '@croupier/web/lists/periods.ts';
import { backgroundCall } from '../../shared/api/call.ts';

const period = periodFilter('7d');

type PeriodRequest = Pick<
  ListRequest<{ period: typeof period }>,
  'pageNum' | 'pageSize' | 'today' | 'asOf'
> & {
  filters: { period: Period };
};

/** The paging and the span of a request; a file ends where it began. */
const spanQuery = ({ pageNum, pageSize, today, asOf, filters }: PeriodRequest) => {
  const span = spanOf(filters.period, today);
  return { pageNum, pageSize, ...(asOf && { until: asOf }), ...span };
};

/** The member's rounds. */
export const bettingRecord = defineList({
  name: 'rounds.list',
  filters: {
    period,
    game: textFilter('kind'),
    category: choiceFilter('category', GAME_CATEGORIES),
    vendor: textFilter('studio'),
    state: choiceFilter('state', ROUND_STATES),
  },
  sorts: ROUND_SORTS,
  load: (request, signal) => {
    const { filters } = request;
    const sort = ROUND_SORTS.find((column) => column === request.sort?.key);
    const query = {
      ...spanQuery(request),
      ...(filters.game && { gameId: filters.game }),
      ...(filters.category && { category: filters.category }),
      ...(filters.vendor && { vendor: filters.vendor }),
      ...(filters.state && { state: filters.state }),
      ...(sort && { sort }),
      direction: request.sort?.descending === false ? ('ascending' as const) : ('descending' as const),
    };
    return backgroundCall('rounds.list', { query }, { signal });
  },
});

/** The movements of the member's balance. */
export const accountRecord = defineList({
  name: 'wallet.statement',
  filters: { period, code: choiceFilter('kind', TRANSFER_CODES) },
  load: (request, signal) => {
    const { code } = request.filters;
    return backgroundCall(
      'wallet.statement',
      { query: { ...spanQuery(request), ...(code && { code }) } },
      { signal },
    );
  },
});

/** The member's deposits and withdrawals. */
export const paymentsRecord = defineList({
  name: 'records.payments',
  filters: {
    period: periodFilter('30d'),
    direction: choiceFilter('direction', PAYMENT_DIRECTIONS),
    progress: choiceFilter('progress', PAYMENT_PROGRESS),
  },
  load: (request, signal) => {
    const { direction, progress } = request.filters;
    const query = { ...spanQuery(request), ...(direction && { direction }), ...(progress && { progress }) };
    return backgroundCall('records.payments', { query }, { signal });
  },
});
