import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const DAY_LENGTH = 'yyyy-MM-dd'.length;
const today = (): string => new Date().toISOString().slice(0, DAY_LENGTH);

/** The day in UTC. A page left open overnight notices the new day when it is shown again. */
export const useUtcToday = (): string => useSyncExternalStore(subscribe, today, today);
