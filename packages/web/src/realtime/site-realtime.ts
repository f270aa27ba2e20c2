import { REALTIME_PATH, realtimeMessage, type RealtimeMessage } from '@croupier/contract/realtime.ts';
import type { QueryClient } from '@tanstack/react-query';
import { applyBalance, BALANCE_KEY } from './balance.ts';
import { concealed } from './conceal.ts';
import { hearDrawNews } from './draws.ts';
import { applyJackpot } from './jackpot.ts';
import { reloadPayments } from './payments.ts';
import { reloadRewards } from './rewards.ts';
import { session } from '../session/session.ts';
import { applyRoundNews } from './rounds.ts';
import { UNREAD_KEY } from './unread.ts';
import { connect } from './connection.ts';
import { inBrowser, keepConnected } from './keep-connected.ts';
import { connectRooms, hearRoom } from './rooms.ts';
import { hearWin } from './wins.ts';

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
  /** Called when the merchant's announcements or help were changed. */
  onContentChanged: () => void;
  /** Called when an operator changed the merchant's games. */
  onGamesChanged: () => void;
  /** Called after a reconnect, when broadcasts may have been missed. */
  onBack: () => void;
};

/** Starts the page's socket, which updates balance, payments, jackpot and unread count. Returns a function that stops it. */
export function startSiteRealtime({
  queryClient,
  onSystemStatus,
  onContentChanged,
  onGamesChanged,
  onBack,
}: SiteRealtimeOptions): () => void {
  let wasReady = false;
  const connection = connect<RealtimeMessage>({
    ...inBrowser(REALTIME_PATH),
    decode,
    onEvent: (event) => {
      if (event.topic === 'wallet') {
        const balance = { ...event.data, sequence: event.sequence };
        if (!concealed(queryClient, balance)) applyBalance(queryClient, balance);
      } else if (event.topic === 'messages') queryClient.setQueryData(UNREAD_KEY, event.data);
      else if (event.topic === 'payments') reloadPayments(queryClient);
      else if (event.topic === 'rewards') reloadRewards(queryClient);
      else if (event.topic === 'rounds') applyRoundNews(queryClient, event.data);
      else if (event.topic === 'jackpot') applyJackpot(queryClient, event.data);
      else if (event.topic === 'lottery') hearDrawNews(event.data);
      else if (event.topic === 'wins') hearWin(event.data);
      else if (event.topic === 'content') onContentChanged();
      else if (event.topic === 'games') onGamesChanged();
      else if (event.topic === 'system') onSystemStatus(event.data.status);
    },
    onRoom: ({ room, data }) => hearRoom(room, data),
    onLost: () => connectRooms(undefined),
    onReady: () => {
      connectRooms((call) => connection.say(call));
      const isBack = wasReady;
      wasReady = true;
      if (isBack) {
        onBack();
        hearDrawNews(undefined);
      }
      // Missed events are replayed; loading the balance once more is cheap and safe.
      if (!session.token()) return;
      void queryClient.invalidateQueries({ queryKey: BALANCE_KEY });
      void queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
      if (!isBack) return;
      reloadPayments(queryClient);
      reloadRewards(queryClient);
    },
  });
  return keepConnected(connection);
}
