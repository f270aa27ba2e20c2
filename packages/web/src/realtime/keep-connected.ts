import { session } from '../session/session.ts';
import type { Connection } from './connection.ts';

/** Sends another hello when the session changes and connects at once when the page is back. Returns a stop function. */
export function keepConnected(connection: Connection): () => void {
  let token = session.token();
  const unsubscribe = session.subscribe(() => {
    if (session.token() === token) return;
    token = session.token();
    connection.restart();
  });
  const wakeWhenSeen = (): void => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  window.addEventListener('online', connection.wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  return () => {
    unsubscribe();
    window.removeEventListener('online', connection.wake);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
    connection.stop();
  };
}

/** What a connection needs of the browser. */
export const inBrowser = (path: string) => ({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
  token: session.token,
  onSignedOut: () => session.end('by_server'),
  later: (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});
