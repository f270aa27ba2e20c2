import type { APPROVAL_VIEWS } from '@croupier/contract/access/approvals.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

export const approvalsQuery = (view: ApprovalView) =>
  infiniteQueryOptions({
    queryKey: ['approvals.list', view],
    queryFn: ({ signal, pageParam }) =>
      call('approvals.list', { query: { view, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** The first requests to decide, for the count in the rail; it may change while the inbox must not. */
export const waitingQuery = queryOptions({
  queryKey: ['approvals.waiting'],
  queryFn: ({ signal }) => call('approvals.list', { query: { view: 'toDecide' } }, { signal }),
});

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['approvals.get', id],
    queryFn: ({ signal }) => call('approvals.get', { params: { id } }, { signal }),
    // A decision needs the current facts.
    staleTime: 0,
  });
