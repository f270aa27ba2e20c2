import type { RealtimeMessage } from '@croupier/contract/realtime.ts';

/** A draw that has changed. */
export type DrawNews = Extract<RealtimeMessage, { type: 'event'; topic: 'lottery' }>['data'];
/** Gets undefined after a reconnect, when news may have been missed. */
type DrawListener = (news: DrawNews | undefined) => void;

const listeners = new Set<DrawListener>();

/** Called by the page's socket. */
export function hearDrawNews(news: DrawNews | undefined): void {
  for (const listener of listeners) listener(news);
}

/** Listens to draws of all lotteries while a page shows some. Returns a function that stops it. */
export function onDrawNews(listener: DrawListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
