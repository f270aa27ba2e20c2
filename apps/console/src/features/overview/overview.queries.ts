import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export type MerchantOverview = CallOutput<ConsoleApi['overview']['list']>[number];

/** Often enough to show play in progress, rarely enough not to load the server. */
const REFRESH_MILLISECONDS = 15_000;

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview.list'],
    queryFn: ({ signal }) => call('overview.list', {}, { signal }),
    refetchInterval: REFRESH_MILLISECONDS,
  });
