import type { LiveBetsMessage } from '@croupier/contract/games/live-bets.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { EMPTY_LIVE, liveAfter, type LiveView } from './live-view.ts';
import { whileRead } from './while-read.ts';

export const liveBets = createStore<LiveView>(EMPTY_LIVE);

/** Receives the bets of all while they are shown. */
export const readLiveBets = whileRead('bets', (data) =>
  liveBets.set(liveAfter(liveBets.get(), data as LiveBetsMessage)),
);
