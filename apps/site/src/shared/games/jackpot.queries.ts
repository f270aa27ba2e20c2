import type { JackpotPool } from '@croupier/contract/games/jackpot.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';

/** The socket sends changes of the pool; this is for pages without a connection. */
const REFETCH_MILLISECONDS = 20_000;

/** Whether the merchant has a funded jackpot pool. */
export const useLiveJackpot = (): boolean => useBoot().permission.info.whitelabel.home.jackpot === 'live';

/** The jackpot pool, updated by the socket. Undefined until it is loaded, null where there is none. */
export function useJackpot(): JackpotPool | null | undefined {
  const live = useLiveJackpot();
  const { data } = useQuery({
    ...callQuery('jackpot.pool'),
    enabled: live,
    refetchInterval: REFETCH_MILLISECONDS,
  });
  return live ? data : null;
}
