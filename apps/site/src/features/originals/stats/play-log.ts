import { session } from '@croupier/web/session/session.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { useMemo, useSyncExternalStore } from 'react';
import {
  EMPTY_STATS,
  fromStored,
  isKnown,
  toStored,
  withHistory,
  withRoundOfGame,
  type PlayedGame,
  type PlayedRound,
  type SessionStats,
  type StatsByGame,
} from './session-stats.ts';

type PlayLog = { stats: StatsByGame; history: readonly PlayedRound[] };

const KEY = 'originals.played';
const EMPTY: PlayLog = { stats: {}, history: [] };

const isLog = (value: unknown): value is PlayLog =>
  typeof value === 'object' && value !== null && 'stats' in value && 'history' in value;

function read(): PlayLog {
  try {
    const text = typeof window === 'undefined' ? null : sessionStorage.getItem(KEY);
    const value = text ? fromStored(text) : undefined;
    return isLog(value) ? value : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Rounds played in this tab; cleared with the session. */
const log = createStore(read());

function write(next: PlayLog): void {
  log.set(next);
  try {
    sessionStorage.setItem(KEY, toStored(next));
  } catch {
    // Storage may be blocked or full; then the log lasts as long as the page.
  }
}

session.subscribe(() => {
  if (session.token() === null) write(EMPTY);
});

/** Records a finished round once, even if its answer arrives twice. */
export function notePlayed(round: PlayedRound): void {
  const { stats, history } = log.get();
  if (isKnown(history, round.roundId)) return;
  write({ stats: withRoundOfGame(stats, round), history: withHistory(history, round) });
}

/** Starts the figures of one game again, or those of all. */
export function resetStats(scope: PlayedGame | 'all'): void {
  const { stats, history } = log.get();
  write({ stats: scope === 'all' ? {} : { ...stats, [scope]: EMPTY_STATS }, history });
}

const onServer = (): PlayLog => EMPTY;
const useLog = (): PlayLog => useSyncExternalStore(log.subscribe, log.get, onServer);

export const useStats = (scope: PlayedGame | 'all'): SessionStats => useLog().stats[scope] ?? EMPTY_STATS;

/** Newest first. */
export function useHistory(game: PlayedGame): readonly PlayedRound[] {
  const { history } = useLog();
  return useMemo(() => history.filter((round) => round.game === game), [history, game]);
}
