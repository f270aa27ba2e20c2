import { useEffect, type RefObject } from 'react';
import { backgroundCall } from '../../../shared/api/call.ts';

/**
 * Tells the server that the player has gone back to the lobby: the game's token ends, and money in a vendor's wallet
 * comes back if it went there for this game. A reload or a closed tab opens the game again later instead.
 */
export function useLeaveVisit(visitId: string | null, hasMoved: RefObject<boolean>): void {
  useEffect(() => {
    if (visitId === null) return undefined;
    const moved = hasMoved;
    return () => {
      backgroundCall('vendorPlay.endVisit', {
        params: { id: visitId },
        body: { collect: moved.current },
      }).catch(() => undefined);
    };
  }, [visitId, hasMoved]);
}
