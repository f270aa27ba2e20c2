import { useKeptChoice } from '../../shared/browser/use-kept-choice.ts';
import { useMedia } from '../../shared/browser/use-media.ts';
import { fastPlay } from './preferences.ts';

export const usePrefersCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Whether results come at once: the player plays fast, or asked the device for less motion. */
export function useInstant(): boolean {
  const isCalm = usePrefersCalm();
  return useKeptChoice(fastPlay) || isCalm;
}
