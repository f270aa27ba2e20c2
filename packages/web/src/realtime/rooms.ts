import type { RoomCall } from '@croupier/contract/realtime.ts';

/** What a part of the page does with the messages of a room. */
export type RoomListener = {
  onMessage: (data: unknown) => void;
  onConnected: (isConnected: boolean) => void;
};

const listeners = new Map<string, Set<RoomListener>>();
let send: ((call: RoomCall) => boolean) | undefined;

/** Called by the page's socket once it is ready; undefined when it is lost. */
export function connectRooms(to: ((call: RoomCall) => boolean) | undefined): void {
  send = to;
  for (const [room, those] of listeners) {
    send?.({ type: 'watch', room });
    for (const { onConnected } of those) onConnected(send !== undefined);
  }
}

export function hearRoom(room: string, data: unknown): void {
  for (const { onMessage } of listeners.get(room) ?? []) onMessage(data);
}

/** False without a connection: nothing was sent. */
export const sayToRoom = (room: string, data: unknown): boolean =>
  send?.({ type: 'say', room, data }) ?? false;

/** Watches a room over the page's socket, also after it was connected again. Returns a function that stops it. */
export function watchRoom(room: string, listener: RoomListener): () => void {
  const those = listeners.get(room) ?? new Set();
  const isFirst = those.size === 0;
  listeners.set(room, those.add(listener));
  if (send) {
    if (!isFirst) send({ type: 'unwatch', room });
    send({ type: 'watch', room });
    listener.onConnected(true);
  }
  return () => {
    those.delete(listener);
    if (those.size > 0) return;
    listeners.delete(room);
    send?.({ type: 'unwatch', room });
  };
}
