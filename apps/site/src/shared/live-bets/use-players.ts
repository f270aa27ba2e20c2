import type { PlayersMessage } from '@croupier/contract/games/live-bets.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { whileRead } from './while-read.ts';

const players = createStore<PlayersMessage['players']>({});

const readPlayers = whileRead(
  'players',
  (data) => {
    const message = data as PlayersMessage;
    players.set(message.isWhole ? message.players : { ...players.get(), ...message.players });
  },
  // Without a connection nobody knows who plays.
  (isConnected) => {
    if (!isConnected) players.set({});
  },
);

const nobody = (): number => 0;

/** How many members play a game now, as far as the page is told. */
export function usePlayers(gameId: string): number {
  useEffect(readPlayers, []);
  return useSyncExternalStore(players.subscribe, () => players.get()[gameId] ?? 0, nobody);
}
