import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const vendorsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['gameControl.vendors', merchantCode],
    queryFn: ({ signal }) => call('gameControl.vendors', { params: { merchantCode } }, { signal }),
  });

export type GamesQuery = CallInput<ConsoleApi['gameControl']['games']>['query'];

export const gamesQuery = (merchantCode: string, query: GamesQuery) =>
  queryOptions({
    queryKey: ['gameControl.games', merchantCode, query],
    queryFn: ({ signal }) => call('gameControl.games', { params: { merchantCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const returnsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['originalsControl.returns', merchantCode],
    queryFn: ({ signal }) => call('originalsControl.returns', { params: { merchantCode } }, { signal }),
  });

export const crashChainsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['crashControl.chains', merchantCode],
    queryFn: ({ signal }) => call('crashControl.chains', { params: { merchantCode } }, { signal }),
  });

/** The sites' languages; the same key as on the page of the sites. */
export const sitesQuery = queryOptions({
  queryKey: ['sites.list'],
  queryFn: ({ signal }) => call('sites.list', {}, { signal }),
});

export const roundQuery = (merchantCode: string, id: string) =>
  queryOptions({
    queryKey: ['roundControl.get', merchantCode, id],
    queryFn: ({ signal }) => call('roundControl.get', { params: { merchantCode, id } }, { signal }),
  });

export const jackpotsQuery = queryOptions({
  queryKey: ['jackpotControl.list'],
  queryFn: ({ signal }) => call('jackpotControl.list', {}, { signal }),
});
