import { startTransition, useEffect, useState } from 'react';

/** The longest wait for an idle moment. */
const MAX_WAIT_MILLISECONDS = 1_500;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (run: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, MAX_WAIT_MILLISECONDS / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: MAX_WAIT_MILLISECONDS });
  return () => cancelIdleCallback(handle);
};

/** True once the browser was idle after the first render: for work that can wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // As a transition, so that a tap is not delayed.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
