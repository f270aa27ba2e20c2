import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import { useEffect } from 'react';
import { useRoom } from '../../../shared/crash-room/use-room.ts';
import type { Slot } from './use-slot.ts';

/** Places a queued bet as soon as bets are open. */
export function usePlacedWhenOpen({ queued, place, isBusy }: Slot, bet: CrashBet | undefined): void {
  const { state, isConnected } = useRoom();
  const canPlace = isConnected && state?.phase === 'betting' && !bet && !isBusy;
  useEffect(() => {
    if (canPlace && queued) place(queued);
  }, [canPlace, queued, place]);
}
