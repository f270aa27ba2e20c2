import { useStoredChoice } from '../../shared/browser/use-stored-choice.ts';
import { usePrefersCalm } from '../../shared/browser/use-media.ts';
import { fastPlay } from './preferences.ts';

/** Whether to skip animations: fast play, or reduced motion. */
export function useInstant(): boolean {
  const isCalm = usePrefersCalm();
  return useStoredChoice(fastPlay) || isCalm;
}
