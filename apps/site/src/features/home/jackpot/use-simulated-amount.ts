import { useEffect, useState } from 'react';
import { initialAmount, growthSteps } from './simulated-amount.ts';

/** The current amount, kept while the tab is open. */
let current: number | undefined;

/** The simulated counter; paused while motion is off. */
export function useSimulatedAmount(moving: boolean): number {
  const [value, setValue] = useState(() => (current ??= initialAmount(Math.random)));
  useEffect(() => {
    if (!moving) return undefined;
    const steps = growthSteps(Math.random);
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const { growth, afterMilliseconds } = steps.next().value;
      timer = setTimeout(() => {
        current = (current ?? 0) + growth;
        setValue(current);
        wait();
      }, afterMilliseconds);
    };
    wait();
    return () => clearTimeout(timer);
  }, [moving]);
  return value;
}
