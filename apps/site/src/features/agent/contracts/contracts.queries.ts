import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/call.ts';
import { listContracts } from './contract-calls.ts';

const PAGE_SIZE = 20;

/** The agent's own contract of a kind, what is offered, and the limits of offers. */
export const contractsQuery = (kind: ContractKind) =>
  queryOptions({
    queryKey: ['contracts.list', kind] as const,
    queryFn: ({ signal }) => listContracts(kind, { limit: 1 }, signal),
    staleTime: 0,
  });

/** The contracts that the agent pays, newest first. */
export const downlinesQuery = (kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: ['contracts.list', kind, 'downlines'] as const,
    queryFn: ({ pageParam, signal }) =>
      listContracts(kind, { limit: PAGE_SIZE, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export const forecastQuery = {
  ...callQuery('contractMoney.forecast'),
  staleTime: 30_000,
  refetchInterval: 60_000,
};
