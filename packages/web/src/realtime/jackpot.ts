import type { JackpotPool } from '@croupier/contract/jackpot.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The one place in the query cache where the pool lives; null where the merchant has none. */
export const JACKPOT_KEY = ['jackpot.pool'] as const;

/** What the socket says of the pool. Who was paid is asked for again: the event names nobody. */
export function applyJackpot(
  queryClient: QueryClient,
  heard: Pick<JackpotPool, 'currency' | 'amount'> & { hit: boolean },
): void {
  queryClient.setQueryData<JackpotPool | null>(JACKPOT_KEY, (known) =>
    known?.currency === heard.currency ? { ...known, amount: heard.amount } : known,
  );
  if (heard.hit) void queryClient.invalidateQueries({ queryKey: JACKPOT_KEY });
}
