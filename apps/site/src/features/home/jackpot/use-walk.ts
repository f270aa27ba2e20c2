import { useEffect, useState } from 'react';
import { walkStart, walkSteps } from './jackpot-walk.ts';

/** The counter's value, kept while the tab is open. */
let stand: number | undefined;

/** The simulated counter; paused while motion is off. */
export function useWalk(moving: boolean): number {
  const [value, setValue] = useState(() => (stand ??= walkStart(Math.random)));
  useEffect(() => {
    if (!moving) return undefined;
    const steps = walkSteps(Math.random);
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const { growth, afterMilliseconds } = steps.next().value;
      timer = setTimeout(() => {
        stand = (stand ?? 0) + growth;
        setValue(stand);
        wait();
      }, afterMilliseconds);
    };
    wait();
    return () => clearTimeout(timer);
  }, [moving]);
  return value;
}
