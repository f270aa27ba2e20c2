import { useEffect, useState } from 'react';
import { walkStart, walkSteps } from './jackpot-walk.ts';

/** Where the counter of this page stands: who comes back to the home page finds it grown, not begun anew. */
let stand: number | undefined;

/** The illustrative counter, two decimals; it stands still while it may not move. */
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
