import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callQuery } from '../../../shared/api/call.ts';

const PAGE_SIZE = 5;

export const seedsQuery = () => ({ ...callQuery('originals.seeds'), staleTime: 0 });

export const revealedSeedsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['originals.revealedSeeds'] as const,
    queryFn: ({ pageParam, signal }) =>
      call('originals.revealedSeeds', { query: { pageNum: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });

/** Rotates to the next seed pair; rounds of the previous one can now be verified. */
export function useRotateSeeds() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (clientSeed: string) => call('originals.rotateSeeds', { body: { clientSeed } }),
    onSuccess: ({ now }) => queryClient.setQueryData(seedsQuery().queryKey, now),
    onSettled: () =>
      Promise.all(
        [['originals.seeds'], ['originals.revealedSeeds'], ['rounds.get']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
