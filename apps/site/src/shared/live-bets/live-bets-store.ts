import type { LiveBetsMessage, LiveBetsSays } from '@croupier/contract/games/live-bets.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { sayToRoom, watchRoom } from '@croupier/web/realtime/rooms.ts';
import { EMPTY_LIVE, liveAfter, type LiveView } from './live-view.ts';

export const liveBets = createStore<LiveView>(EMPTY_LIVE);

const games: string[] = [];
let readers = 0;
let leave: (() => void) | undefined;

const isWanted = (): boolean => document.visibilityState === 'visible' && (readers > 0 || games.length > 0);

const look = (): void => {
  const says: LiveBetsSays = { say: 'look', gameId: games.at(-1) ?? null, reads: readers > 0 };
  sayToRoom('bets', says);
};

/** Enters the room, says what is looked at, or leaves: a page in the background needs no news. */
function update(): void {
  if (!isWanted()) {
    leave?.();
    leave = undefined;
    return;
  }
  if (leave) {
    look();
    return;
  }
  leave = watchRoom('bets', {
    onMessage: (data) => liveBets.set(liveAfter(liveBets.get(), data as LiveBetsMessage)),
    onConnected: (isConnected) => {
      if (isConnected) look();
    },
  });
}

function watchVisibility(): void {
  if (games.length + readers === 1) document.addEventListener('visibilitychange', update);
  else if (games.length + readers === 0) document.removeEventListener('visibilitychange', update);
  update();
}

/** Counts the member as a player of the game while its page is open. */
export function enterGame(gameId: string): () => void {
  games.push(gameId);
  watchVisibility();
  return () => {
    games.splice(games.indexOf(gameId), 1);
    watchVisibility();
  };
}

/** Receives the bets of all while they are shown. */
export function readLiveBets(): () => void {
  readers += 1;
  watchVisibility();
  return () => {
    readers -= 1;
    watchVisibility();
  };
}
