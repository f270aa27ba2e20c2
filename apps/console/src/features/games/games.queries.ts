import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import type { FixtureCategory } from '@croupier/contract/vendors/fixture-categories.ts';
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

/** Matches come and go by the minute. */
const FIXTURES_MILLISECONDS = 10_000;

export const fixturesQuery = (merchantCode: string, category: FixtureCategory) =>
  queryOptions({
    queryKey: ['fixtureControl.list', merchantCode, category],
    queryFn: ({ signal }) =>
      call('fixtureControl.list', { params: { merchantCode }, query: { category } }, { signal }),
    refetchInterval: FIXTURES_MILLISECONDS,
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
