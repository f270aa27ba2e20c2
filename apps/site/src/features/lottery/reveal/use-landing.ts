import { useEffect, useState } from 'react';
import { usePrefersCalm } from '../../../shared/browser/use-media.ts';
import { landedAfter, landingOf } from './landing.ts';

export type Landed = {
  /** The texts of the result that are shown. */
  landed: ReadonlySet<number>;
  isDone: boolean;
  skip: () => void;
};

/** Shows a result text by text; at once for people who ask for less motion. Mount it again for another result. */
export function useLanding(family: string, count: number, isAtOnce = false): Landed {
  const isCalm = usePrefersCalm() || isAtOnce;
  const [landing] = useState(() => landingOf(family, count));
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (isCalm || count === 0) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const now = landedAfter(landing, performance.now() - startedAt);
      setShown((before) => Math.max(before, now));
      if (now === count) clearInterval(timer);
    }, 40);
    return () => clearInterval(timer);
  }, [landing, count, isCalm]);
  const many = isCalm ? count : shown;
  return {
    landed: new Set(landing.order.slice(0, many)),
    isDone: many >= count,
    skip: () => setShown(count),
  };
}
