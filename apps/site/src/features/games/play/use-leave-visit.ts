import { useEffect } from 'react';
import { backgroundCall } from '../../../shared/api/call.ts';

/**
 * Tells the server that the player has gone back to the lobby: the game's token ends, and money in a vendor's wallet
 * comes back. A reload or a closed tab opens the game again later instead.
 */
export function useLeaveVisit(visitId: string | null): void {
  useEffect(() => {
    if (visitId === null) return undefined;
    return () => {
      backgroundCall('vendorPlay.endVisit', { params: { id: visitId }, body: {} }).catch(() => undefined);
    };
  }, [visitId]);
}
