import type { ListChange, LiveList } from '@croupier/contract/console-realtime.ts';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { subscribeToChanges } from './changes.ts';

/** Calls `onChange` for changes of a list while the component is shown. */
export function useLiveChanges(list: LiveList, onChange: (change: ListChange) => void): void {
  const receive = useEffectEvent(onChange);
  useEffect(() => subscribeToChanges(list, (change) => receive(change)), [list]);
}

/** Loads a query again when a row of the list has changed. */
export function useLiveQuery(list: LiveList, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  useLiveChanges(list, ({ what }) => {
    if (what === 'row') void queryClient.invalidateQueries({ queryKey });
  });
}
