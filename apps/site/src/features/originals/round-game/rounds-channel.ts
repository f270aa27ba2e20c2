const CHANNEL = 'originals-rounds';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

let channel: BroadcastChannel | null | undefined;

/** Notifies other tabs of a move, so that none offers an outdated cash-out. */
export function announceMove(game: string): void {
  channel ??= open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
  channel?.postMessage(game);
}

/** Calls back when another tab of this browser has moved in this game; returns the function that ends it. */
export function onMoveElsewhere(game: string, listener: () => void): () => void {
  channel ??= open();
  const opened = channel;
  const hear = ({ data }: MessageEvent): void => {
    if (data === game) listener();
  };
  opened?.addEventListener('message', hear);
  return () => opened?.removeEventListener('message', hear);
}
