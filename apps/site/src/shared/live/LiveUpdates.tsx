import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPermission } from './live-permission.ts';
import { useIdle } from '../browser/use-idle.ts';

/** All open pages are notified at the same moment; their requests are spread over this time. */
const SPREAD_MILLISECONDS = 400;

/** Asks whether the site is open, after a notification or after a lost connection. */
const lookSoon = (): void =>
  void setTimeout(() => void refreshPermission().catch(() => undefined), Math.random() * SPREAD_MILLISECONDS);

/** Opens the socket when the browser is idle, because its schemas are not part of the first script. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return undefined;
    let stop: (() => void) | undefined;
    let unwanted = false;
    void (async () => {
      try {
        const { startSiteRealtime } = await import('@croupier/web/realtime/site-realtime.ts');
        if (unwanted) return;
        stop = startSiteRealtime({ queryClient, onSystemStatus: lookSoon, onBack: lookSoon });
      } catch {
        // The page works without the socket: answers of calls carry the balance.
      }
    })();
    return () => {
      unwanted = true;
      stop?.();
    };
  }, [queryClient, idle]);
  return null;
}
