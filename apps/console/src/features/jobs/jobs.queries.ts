import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export type Job = CallOutput<ConsoleApi['jobs']['list']>['jobs'][number];
export type Health = CallOutput<ConsoleApi['health']['get']>;

const REFRESH_MILLISECONDS = 15_000;

export const jobsQuery = queryOptions({
  queryKey: ['jobs.list'],
  queryFn: ({ signal }) => call('jobs.list', {}, { signal }),
  refetchInterval: REFRESH_MILLISECONDS,
});

export const failuresQuery = (name: string) =>
  queryOptions({
    queryKey: ['jobs.failures', name],
    queryFn: ({ signal }) => call('jobs.failures', { params: { name } }, { signal }),
    staleTime: 0,
  });

export const healthQuery = queryOptions({
  queryKey: ['health.get'],
  queryFn: ({ signal }) => call('health.get', {}, { signal }),
  refetchInterval: REFRESH_MILLISECONDS,
});
