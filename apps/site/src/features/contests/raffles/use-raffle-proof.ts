import type { RaffleProof } from '@croupier/fairplay/contests/raffle-proof.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { raffleLinesQuery, raffleProofQuery } from '../shared/contests.queries.ts';
import { raffleProofOf } from './raffle-proof-of.ts';

const ASK_MILLISECONDS = 5_000;

/** What was published of a raffle, with its whole list once it is drawn. */
export function useRaffleProof(raffleId: string) {
  const query = useQuery({
    ...raffleProofQuery(raffleId),
    // Until the draw is published.
    refetchInterval: ({ state }) => (state.data && state.data.seed === null ? ASK_MILLISECONDS : false),
  });
  const { data } = query;
  const isDrawn = data !== undefined && data.seed !== null;
  const first = useQuery({ ...raffleLinesQuery(raffleId, 1), enabled: isDrawn });
  const pages = first.data?.totalPages ?? 0;
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      raffleLinesQuery(raffleId, index + 2),
    ),
    combine: (results) => ({
      isReady: results.every(({ data: page }) => page !== undefined),
      lines: results.flatMap(({ data: page }) => page?.lines ?? []),
    }),
  });
  const proof = useMemo((): RaffleProof | undefined => {
    if (!data || !first.data || !others.isReady) return undefined;
    return raffleProofOf(data, [...first.data.lines, ...others.lines]);
  }, [data, first.data, others]);
  return { query, proof };
}
