import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export type RowRef = { merchantCode: string; id: string };

export const withdrawalQuery = (params: RowRef) =>
  queryOptions({
    queryKey: ['withdrawalDesk.get', params.merchantCode, params.id],
    queryFn: ({ signal }) => call('withdrawalDesk.get', { params }, { signal }),
    // A decision needs the current state.
    staleTime: 0,
  });

export const disputeQuery = (params: RowRef) =>
  queryOptions({
    queryKey: ['disputeDesk.get', params.merchantCode, params.id],
    queryFn: ({ signal }) => call('disputeDesk.get', { params }, { signal }),
    staleTime: 0,
  });
