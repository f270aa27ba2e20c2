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

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['approvals.get', id],
    queryFn: ({ signal }) => call('approvals.get', { params: { id } }, { signal }),
    // A decision needs the current facts.
    staleTime: 0,
  });
