import { startTransition, useEffect, useState } from 'react';

/** Later than this it begins even on a device that never rests. */
const LONGEST_WAIT_MILLISECONDS = 1_500;

/** Once the first screen stands and the browser has nothing better to do. Returns how to give it up. */
export const whenIdle = (run: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, LONGEST_WAIT_MILLISECONDS / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MILLISECONDS });
  return () => cancelIdleCallback(handle);
};

/** True once the first screen stands and the browser has nothing better to do: for what can wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // In slices: what can wait must not hold up a tap.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
