import { useSyncExternalStore } from 'react';
import { dayOf } from './periods.ts';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const today = (): string => dayOf(new Date());

/** The reader's day, `yyyy-MM-dd`. A page left open overnight notices the new day when it is shown again. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
