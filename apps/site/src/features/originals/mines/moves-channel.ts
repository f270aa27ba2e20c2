const CHANNEL = 'mines-moves';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

let sender: BroadcastChannel | null | undefined;

/** Notifies other tabs of a move, so that none offers an outdated cash-out. */
export function announceMove(): void {
  sender ??= open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
  sender?.postMessage('moved');
}

/** Calls back when another tab of this browser has moved; returns the function that ends it. */
export function onMoveElsewhere(listener: () => void): () => void {
  sender ??= open();
  const channel = sender;
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
