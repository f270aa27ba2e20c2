import { useSyncExternalStore } from 'react';
import { dayOf } from './record-filters.ts';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const today = (): string => dayOf(new Date());

/** The reader's day, `yyyy-MM-dd`; a page left open overnight notices when it is looked at again. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
