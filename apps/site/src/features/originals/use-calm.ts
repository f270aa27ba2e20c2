import { useSyncExternalStore } from 'react';
import { useKeptChoice } from '../../shared/use-kept-choice.ts';
import { fastPlay } from './preferences.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const usePrefersCalm = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );

/** Whether results come at once: the player plays fast, or asked the device for less motion. */
export function useInstant(): boolean {
  const isCalm = usePrefersCalm();
  return useKeptChoice(fastPlay) || isCalm;
}
