import type { JackpotPool } from '@croupier/contract/games/jackpot.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The query key of the jackpot pool; its data is null where the merchant has none. */
export const JACKPOT_KEY = ['jackpot.pool'] as const;

/** Applies a pushed pool amount. After a hit the query is loaded again, because the event does not name the winner. */
export function applyJackpot(
  queryClient: QueryClient,
  heard: Pick<JackpotPool, 'currency' | 'amount'> & { hit: boolean },
): void {
  queryClient.setQueryData<JackpotPool | null>(JACKPOT_KEY, (known) =>
    known?.currency === heard.currency ? { ...known, amount: heard.amount } : known,
  );
  if (heard.hit) void queryClient.invalidateQueries({ queryKey: JACKPOT_KEY });
}
