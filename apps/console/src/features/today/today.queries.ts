import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export type Today = CallOutput<ConsoleApi['today']['get']>;
export type Alarm = Today['alarms'][number];
export type Queue = Today['queues'][number];

/** Often enough for alarms; the server reads at most every few seconds. */
const REFRESH_MILLISECONDS = 15_000;

export const todayQuery = queryOptions({
  queryKey: ['today.get'],
  queryFn: ({ signal }) => call('today.get', {}, { signal }),
  refetchInterval: REFRESH_MILLISECONDS,
});
