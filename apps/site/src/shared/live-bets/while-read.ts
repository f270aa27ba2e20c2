import { watchRoom } from '@croupier/web/realtime/rooms.ts';

/**
 * Watches a room while a part of the page reads it and the page is in front: in the background it needs no news.
 *
 * @returns what a reader calls to begin; that returns how it ends
 */
export function whileRead(
  room: string,
  onMessage: (data: unknown) => void,
  onConnected: (isConnected: boolean) => void = () => undefined,
): () => () => void {
  let readers = 0;
  let leave: (() => void) | undefined;
  const update = (): void => {
    if (readers > 0 && document.visibilityState === 'visible') {
      leave ??= watchRoom(room, { onMessage, onConnected });
      return;
    }
    leave?.();
    leave = undefined;
  };
  return () => {
    readers += 1;
    if (readers === 1) document.addEventListener('visibilitychange', update);
    update();
    return () => {
      readers -= 1;
      if (readers === 0) document.removeEventListener('visibilitychange', update);
      update();
    };
  };
}
