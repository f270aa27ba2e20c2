import { useEffect, useState } from 'react';
import { writeTab, readTab } from '../../../shared/browser/tab-storage.ts';

const KEY = 'visit';

type Visit = { gameId: string; at: number };
const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'gameId' in value && 'at' in value;

/** Start of this visit to a game, in milliseconds; survives a reload and ends when the player leaves the game. */
export function useVisit(gameId: string): number {
  const [at] = useState(() => {
    const kept = readTab(KEY, isVisit);
    return kept?.gameId === gameId ? kept.at : Date.now();
  });
  useEffect(() => {
    writeTab(KEY, { gameId, at });
    return () => writeTab(KEY, null);
  }, [gameId, at]);
  return at;
}
