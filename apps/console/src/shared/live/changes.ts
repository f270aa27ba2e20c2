import type { ListChange } from '@croupier/contract/console-realtime.ts';

type Listener = (change: ListChange) => void;

const listeners = new Map<string, Set<Listener>>();

/** Calls the listener for changes of a list; changes may have been missed where the id is null. */
export function subscribeToChanges(list: string, listener: Listener): () => void {
  const own = listeners.get(list) ?? new Set();
  listeners.set(list, own);
  own.add(listener);
  return () => void own.delete(listener);
}

export function announceLocally(change: ListChange): void {
  for (const listener of listeners.get(change.list) ?? []) listener(change);
}

/** After a lost connection anything may have changed. */
export function announceMissed(): void {
  for (const list of listeners.keys())
    for (const what of ['row', 'take'] as const) announceLocally({ what, list, merchantCode: '', id: null });
}
