import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingQuery } from '../permissions/approvals.queries.ts';
import { operatorsQuery, permissionsQuery } from '../permissions/permissions.queries.ts';
import { useLiveQuery } from './use-live-changes.ts';

/** Keeps what every screen shows current: the operator's rights, the number of requests, emergencies. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useLiveQuery('approvals', waitingQuery.queryKey);
  useLiveQuery('breakGlass', ['permissions.breakGlassUses']);
  useEffect(() => {
    const life = new AbortController();
    let stop = (): void => {};
    const start = async (): Promise<void> => {
      // Loaded after the first screen.
      const { startConsoleRealtime } = await import('./console-realtime.ts');
      if (life.signal.aborted) return;
      stop = startConsoleRealtime(() => {
        for (const { queryKey } of [permissionsQuery, operatorsQuery])
          void queryClient.invalidateQueries({ queryKey });
      });
    };
    // Without the script the screens work, but do not change by themselves.
    start().catch(() => {});
    return () => {
      life.abort();
      stop();
    };
  }, [queryClient]);
  return null;
}
