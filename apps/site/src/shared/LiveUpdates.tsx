import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIdle } from './use-idle.ts';

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
        // A closed or reopened site is another page altogether (row S3).
        stop = startSiteRealtime({ queryClient, onSystemStatus: () => location.reload() });
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
