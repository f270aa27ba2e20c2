import { useStoredChoice } from '../../shared/browser/use-stored-choice.ts';
import { useMedia } from '../../shared/browser/use-media.ts';
import { fastPlay } from './preferences.ts';

export const usePrefersCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Whether to skip animations: fast play, or reduced motion. */
export function useInstant(): boolean {
  const isCalm = usePrefersCalm();
  return useStoredChoice(fastPlay) || isCalm;
}
