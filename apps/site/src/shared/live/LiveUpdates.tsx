import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPermission } from './live-permission.ts';
import { useIdle } from '../browser/use-idle.ts';

/** All open pages hear of it in the same moment; the server must not. */
const SPREAD_MILLISECONDS = 400;

/** The site was closed or opened, or may have been while the socket was away. */
const lookSoon = (): void =>
  void setTimeout(() => void refreshPermission().catch(() => undefined), Math.random() * SPREAD_MILLISECONDS);

/** Opens the page's socket once the first screen stands: its schemas are not part of the first script. */
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
        // Without it the page still works: balances come with answers, and with a refresh.
      }
    })();
    return () => {
      unwanted = true;
      stop?.();
    };
  }, [queryClient, idle]);
  return null;
}
