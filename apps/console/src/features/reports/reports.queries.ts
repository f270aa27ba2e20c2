import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

type ReportsApi = ConsoleApi['reports'];
export type Revenue = CallOutput<ReportsApi['revenue']>;
export type Balances = CallOutput<ReportsApi['balances']>;
export type Returns = CallOutput<ReportsApi['returns']>;
export type DepositsByMethod = CallOutput<ReportsApi['deposits']>;
export type RevenueQuery = CallInput<ReportsApi['revenue']>['query'];

/** A new period is sealed every five minutes. */
const REVENUE_REFRESH_MILLISECONDS = 60_000;
const BALANCES_REFRESH_MILLISECONDS = 15_000;

export const revenueQuery = (merchantCode: string, query: RevenueQuery) =>
  queryOptions({
    queryKey: ['reports.revenue', merchantCode, query],
    queryFn: ({ signal }) => call('reports.revenue', { params: { merchantCode }, query }, { signal }),
    refetchInterval: REVENUE_REFRESH_MILLISECONDS,
  });

export const depositsQuery = (merchantCode: string, query: CallInput<ReportsApi['deposits']>['query']) =>
  queryOptions({
    queryKey: ['reports.deposits', merchantCode, query],
    queryFn: ({ signal }) => call('reports.deposits', { params: { merchantCode }, query }, { signal }),
    refetchInterval: REVENUE_REFRESH_MILLISECONDS,
  });

export const balancesQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['reports.balances', merchantCode],
    queryFn: ({ signal }) => call('reports.balances', { params: { merchantCode } }, { signal }),
    refetchInterval: BALANCES_REFRESH_MILLISECONDS,
  });

export const returnsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['reports.returns', merchantCode],
    queryFn: ({ signal }) => call('reports.returns', { params: { merchantCode } }, { signal }),
  });

export type EntriesQuery = Omit<CallInput<ReportsApi['entries']>['query'], 'after'>;

/** The entries of a figure, a page at a time. */
export const entriesQuery = (merchantCode: string, query: EntriesQuery) =>
  infiniteQueryOptions({
    queryKey: ['reports.entries', merchantCode, query],
    queryFn: ({ signal, pageParam }) =>
      call(
        'reports.entries',
        { params: { merchantCode }, query: { ...query, after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
