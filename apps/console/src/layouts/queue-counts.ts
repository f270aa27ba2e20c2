import type { todayRoutes } from '@croupier/contract/backoffice/today.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { call } from '../shared/call.ts';

type Queue = CallOutput<typeof todayRoutes.queues>[number];

const REFRESH_MILLISECONDS = 60_000;

export const queuesQuery = queryOptions({
  queryKey: ['today.queues'],
  queryFn: ({ signal }) => call('today.queues', {}, { signal }),
  refetchInterval: REFRESH_MILLISECONDS,
});

/** The queues that are worked off on the screens of a section. */
const OF_SECTION: Readonly<Record<string, ReadonlyArray<Queue['kind']>>> = {
  [paths.deposits()]: ['deposits', 'unmatched', 'refunds', 'chargebacks'],
  [paths.withdrawalDesk()]: ['withdrawals', 'payouts', 'disputes'],
};

/** How much waits in a section at the merchants that are shown. */
export const waitingIn = (
  path: string,
  queues: readonly Queue[],
  isShown: (merchantCode: string) => boolean,
): number =>
  queues
    .filter(({ kind, merchantCode }) => OF_SECTION[path]?.includes(kind) && isShown(merchantCode))
    .reduce((sum, { waiting }) => sum + waiting, 0);
