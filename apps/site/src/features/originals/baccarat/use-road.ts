import type { BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { session } from '@croupier/web/session/session.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { roadRound, type RoadRound } from './roads.ts';

type KeptRound = RoadRound & { roundId: string };

const KEY = 'originals.baccarat-road';
const MAX_ROUNDS = 120;

const isRoad = (value: unknown): value is KeptRound[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'winner' in one);

function read(): readonly KeptRound[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return isRoad(value) ? value : [];
  } catch {
    return [];
  }
}

/** The player's own rounds in this tab, oldest first; cleared with the session. */
const road = createStore<readonly KeptRound[]>(typeof window === 'undefined' ? [] : read());

function write(rounds: readonly KeptRound[]): void {
  road.set(rounds);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(rounds));
  } catch {
    // Storage may be blocked; then the road lasts as long as the page.
  }
}

session.subscribe(() => {
  if (session.token() === null) write([]);
});

/** The rounds of this visit, with the newest as soon as it is shown. */
export function useRoad(landed: { roundId: string; facts: BaccaratFacts } | undefined): readonly RoadRound[] {
  const rounds = useSyncExternalStore(road.subscribe, road.get, road.get);
  useEffect(() => {
    if (!landed || road.get().some(({ roundId }) => roundId === landed.roundId)) return;
    write([...road.get(), { ...roadRound(landed.facts), roundId: landed.roundId }].slice(-MAX_ROUNDS));
  }, [landed]);
  return rounds;
}
