import type { EnvelopeNews } from '@croupier/contract/contests/envelope-room.ts';
import type { Envelope } from '@croupier/contract/contests/envelopes.ts';
import { watchRoom } from '@croupier/web/realtime/rooms.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { envelopesQuery } from '../shared/contests.queries.ts';

type Shown = { envelopes: Envelope[] };

/** What a page shows after news; undefined if it must ask, because an envelope is new or over. */
export function withNews(
  shown: Shown | undefined,
  { envelopeId, taken, joins, isOver }: EnvelopeNews,
): Shown | undefined {
  if (isOver || !shown?.envelopes.some(({ id }) => id === envelopeId)) return undefined;
  return {
    envelopes: shown.envelopes.map((envelope) => {
      if (envelope.id !== envelopeId) return envelope;
      // News may arrive out of order; what is taken only grows.
      const more = { taken: Math.max(taken, envelope.taken) };
      const entries = envelope.way === 'rain' ? joins : more.taken;
      return { ...envelope, ...more, entries: Math.max(entries, envelope.entries) };
    }),
  };
}

/** Keeps the shown envelopes as they are, while the page is open. */
export function useEnvelopeNews(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = envelopesQuery;
    const ask = (): void => void queryClient.invalidateQueries({ queryKey });
    return watchRoom('envelopes', {
      onMessage: (data) => {
        const shown = withNews(queryClient.getQueryData<Shown>(queryKey), data as EnvelopeNews);
        if (shown) queryClient.setQueryData(queryKey, shown);
        else ask();
      },
      // Something may have been missed.
      onConnected: (isConnected) => {
        if (isConnected) ask();
      },
    });
  }, [queryClient]);
}
