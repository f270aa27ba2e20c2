import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router';

/** Position of the current entry in the history, as React Router keeps it. */
const historyIndex = (): number => {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
};

/**
 * Back closes a dialog that has no address of its own and keeps the page below; Forward closes it and goes on. Only one
 * such dialog may be open at a time.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { key } = useLocation();
  const here = useRef({ key: '', index: 0 });
  useEffect(() => {
    if (here.current.key !== key) here.current = { key, index: historyIndex() };
  }, [key]);
  const blocker = useBlocker(({ historyAction }) => {
    if (!open || historyAction !== NavigationType.Pop) return false;
    const isForward = historyIndex() > here.current.index;
    if (isForward) queueMicrotask(close);
    return !isForward;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
