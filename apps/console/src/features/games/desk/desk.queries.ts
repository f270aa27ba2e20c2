import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { CallInput } from '@croupier/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

type Query<Name extends 'differences' | 'openUnits' | 'transfers'> = CallInput<
  ConsoleApi['vendorDesk'][Name]
>['query'];

export const vendorAccountsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['vendorDesk.accounts', merchantCode],
    queryFn: ({ signal }) => call('vendorDesk.accounts', { params: { merchantCode } }, { signal }),
    staleTime: 0,
  });

export const vendorRulesQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: ['vendorRules.get', merchantCode],
    queryFn: ({ signal }) => call('vendorRules.get', { params: { merchantCode } }, { signal }),
    staleTime: 0,
  });

export const vendorReturnsQuery = (merchantCode: string, id: string) =>
  queryOptions({
    queryKey: ['vendorDesk.returns', merchantCode, id],
    queryFn: ({ signal }) => call('vendorDesk.returns', { params: { merchantCode, id } }, { signal }),
  });

export const differencesQuery = (merchantCode: string, query: Query<'differences'>) =>
  queryOptions({
    queryKey: ['vendorDesk.differences', merchantCode, query],
    queryFn: ({ signal }) => call('vendorDesk.differences', { params: { merchantCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const openUnitsQuery = (merchantCode: string, query: Query<'openUnits'>) =>
  queryOptions({
    queryKey: ['vendorDesk.openUnits', merchantCode, query],
    queryFn: ({ signal }) => call('vendorDesk.openUnits', { params: { merchantCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const transfersQuery = (merchantCode: string, query: Query<'transfers'>) =>
  queryOptions({
    queryKey: ['vendorDesk.transfers', merchantCode, query],
    queryFn: ({ signal }) => call('vendorDesk.transfers', { params: { merchantCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
