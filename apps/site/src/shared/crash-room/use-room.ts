import { useEffect, useState, useSyncExternalStore } from 'react';
import { EMPTY_ROOM, type RoomView } from './crash-room.ts';
import { enterRoom, room, shownMultiplier } from './room-store.ts';

/** Watches the room while the page is shown. */
export const useEnteredRoom = (): void => useEffect(enterRoom, []);

export const useRoom = (): RoomView => useSyncExternalStore(room.subscribe, room.get, () => EMPTY_ROOM);

const STEP_MILLISECONDS = 60;

/** The multiplier that is shown now; renders again while a game runs. */
export function useMultiplier(): number {
  const view = useRoom();
  const isRunning = view.state?.phase === 'running';
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setCount((count) => count + 1), STEP_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return shownMultiplier(view);
}
