import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Opens the page's socket once the first screen stands: its schemas are not part of the first script. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => {
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
  }, [queryClient]);
  return null;
}
