import type { JackpotPool } from '@croupier/contract/jackpot.ts';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/call.ts';

/** The socket brings the pool when it changes; this is for pages whose socket is away. */
const REFETCH_MILLISECONDS = 20_000;

/** Whether the merchant has a pool that is really filled and paid out. */
export const useLiveJackpot = (): boolean => useBoot().permission.info.whitelabel.home.jackpot === 'live';

/** The pool, its amount kept right by the socket. Undefined until it is known, null where there is none. */
export function useJackpot(): JackpotPool | null | undefined {
  const live = useLiveJackpot();
  const { data } = useQuery({
    ...callQuery('jackpot.pool'),
    enabled: live,
    refetchInterval: REFETCH_MILLISECONDS,
  });
  return live ? data : null;
}
