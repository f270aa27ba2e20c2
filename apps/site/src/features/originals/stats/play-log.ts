import { session } from '@croupier/web/session.ts';
import { rememberedStore, useStore } from '../remembered.ts';
import {
  EMPTY_STATS,
  fromStored,
  isKnown,
  toStored,
  withHistory,
  withRound,
  type PlayedGame,
  type PlayedRound,
  type SessionStats,
} from './session-stats.ts';

type PlayLog = { stats: SessionStats; history: readonly PlayedRound[] };

const EMPTY: PlayLog = { stats: EMPTY_STATS, history: [] };

const isLog = (value: unknown): value is PlayLog =>
  typeof value === 'object' && value !== null && 'stats' in value && 'history' in value;

/** What was played in this tab; it goes with the session. */
const log = rememberedStore<PlayLog>('originals.log', {
  where: 'session',
  initial: EMPTY,
  read: (text) => {
    const value = fromStored(text);
    return isLog(value) ? value : undefined;
  },
  write: toStored,
});

session.subscribe(() => {
  if (session.token() === null) log.set(EMPTY);
});

/** Notes a finished round, once. */
export function notePlayed(round: PlayedRound): void {
  const { stats, history } = log.get();
  if (isKnown(history, round.roundId)) return;
  log.set({ stats: withRound(stats, round), history: withHistory(history, round) });
}

export const resetStats = (): void => log.set({ ...log.get(), stats: EMPTY_STATS });

export const useStats = (): SessionStats => useStore(log).stats;

export const useHistory = (game: PlayedGame): readonly PlayedRound[] => {
  const { history } = useStore(log);
  return history.filter((round) => round.game === game);
};
