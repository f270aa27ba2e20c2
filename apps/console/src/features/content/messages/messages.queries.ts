import type { BroadcastPurpose, Segment } from '@croupier/contract/engagement/broadcasts.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

const SENDING_MILLISECONDS = 2_000;

/** Messages that were sent; loaded again while one is being sent. */
export const messagesQuery = (merchantCode: string) =>
  infiniteQueryOptions({
    queryKey: ['broadcasts.list', merchantCode],
    queryFn: ({ signal, pageParam }) =>
      call('broadcasts.list', { params: { merchantCode }, query: { after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => state === 'sending'))
        ? SENDING_MILLISECONDS
        : false,
  });

export const segmentQuery = (
  merchantCode: string,
  { segment, purpose }: { segment: Segment | undefined; purpose: BroadcastPurpose },
) =>
  queryOptions({
    queryKey: ['broadcasts.count', merchantCode, segment, purpose],
    queryFn: ({ signal }) => {
      if (!segment) throw new Error('no segment to count');
      return call('broadcasts.count', { params: { merchantCode }, body: { segment, purpose } }, { signal });
    },
    enabled: segment !== undefined,
    staleTime: 0,
  });
