import type { LiveWin } from '@croupier/contract/games/live-bets.ts';

type WinListener = (win: LiveWin) => void;

const listeners = new Set<WinListener>();

/** Called by the page's socket. */
export function hearWin(win: LiveWin): void {
  for (const listener of listeners) listener(win);
}

/** Listens to big wins in the in-house games. Returns a function that stops it. */
export function onWin(listener: WinListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
