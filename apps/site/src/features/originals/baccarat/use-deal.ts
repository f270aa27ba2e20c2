import type { BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import { useEffect, useState } from 'react';
import { playSound } from '../sound/play-sound.ts';
import { dealSteps, dealTimes } from './deal-steps.ts';

/** How many cards of the round lie open. Mount again for each round. */
export function useDeal(facts: BaccaratFacts, isInstant: boolean): number {
  const [steps, setSteps] = useState(() => (isInstant ? dealSteps(facts).length : 0));
  useEffect(() => {
    if (isInstant) return undefined;
    const timers = dealTimes(facts).at.map((milliseconds, step) =>
      setTimeout(() => {
        setSteps(step + 1);
        playSound('tick');
      }, milliseconds),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [facts, isInstant]);
  return isInstant ? dealSteps(facts).length : steps;
}
