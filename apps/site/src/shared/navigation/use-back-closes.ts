import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';

/** The way back closes a window that has no address of its own, and the page below stays. One of them at a time. */
export function useBackCloses(open: boolean, close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => open && historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
