import { REALTIME_PATH, realtimeMessage, type RealtimeMessage } from '@croupier/contract/realtime.ts';
import type { QueryClient } from '@tanstack/react-query';
import { applyBalance, BALANCE_KEY } from './balance.ts';
import { applyJackpot } from './jackpot.ts';
import { session } from '../session/session.ts';
import { UNREAD_KEY } from './unread.ts';
import { connect } from './connection.ts';

function decode(text: string): RealtimeMessage | undefined {
  try {
    const result = realtimeMessage.safeDecode(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

export type SiteRealtimeOptions = {
  queryClient: QueryClient;
  /** Called when the merchant's site was closed or opened. */
  onSystemStatus: (status: number) => void;
  /** Called when an operator changed the merchant's games. */
  onGamesChanged: () => void;
  /** Called after a reconnect, when broadcasts may have been missed. */
  onBack: () => void;
};

/** Starts the page's socket, which updates balance, jackpot and unread count. Returns a function that stops it. */
export function startSiteRealtime({
  queryClient,
  onSystemStatus,
  onGamesChanged,
  onBack,
}: SiteRealtimeOptions): () => void {
  let wasReady = false;
  const connection = connect<RealtimeMessage>({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${REALTIME_PATH}`),
    decode,
    token: session.token,
    onEvent: (event) => {
      if (event.topic === 'wallet') applyBalance(queryClient, { ...event.data, sequence: event.sequence });
      else if (event.topic === 'messages') queryClient.setQueryData(UNREAD_KEY, event.data);
      else if (event.topic === 'jackpot') applyJackpot(queryClient, event.data);
      else if (event.topic === 'games') onGamesChanged();
      else if (event.topic === 'system') onSystemStatus(event.data.status);
    },
    onSignedOut: () => session.end('by_server'),
    onReady: () => {
      if (wasReady) onBack();
      wasReady = true;
      // Missed events are replayed; loading the balance once more is cheap and safe.
      if (!session.token()) return;
      void queryClient.invalidateQueries({ queryKey: BALANCE_KEY });
      void queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
    },
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });

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
