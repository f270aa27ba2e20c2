import { useEffect, useState } from 'react';
import { keepInTab, recall } from '../../../shared/browser/tab-memory.ts';

const KEY = 'visit';

type Visit = { gameId: string; at: number };
const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' && value !== null && 'gameId' in value && 'at' in value;

/** When this visit to a game began, in milliseconds; a reload does not begin another one, leaving the game ends it. */
export function useVisit(gameId: string): number {
  const [at] = useState(() => {
    const kept = recall(KEY, isVisit);
    return kept?.gameId === gameId ? kept.at : Date.now();
  });
  useEffect(() => {
    keepInTab(KEY, { gameId, at });
    return () => keepInTab(KEY, null);
  }, [gameId, at]);
  return at;
}
