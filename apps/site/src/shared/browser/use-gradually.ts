import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './use-idle.ts';

/**
 * How many of the parts of a page to render: one more at each idle moment, because a phone takes longer for all of them at
 * once than a tap may wait.
 *
 * @param all renders everything at once
 */
export function useGradually(count: number, all: boolean): number {
  const [shown, setShown] = useState(all ? Number.MAX_SAFE_INTEGER : 1);
  useEffect(() => {
    if (shown >= count) return undefined;
    return whenIdle(() => startTransition(() => setShown((before) => before + 1)));
  }, [shown, count]);
  return Math.min(shown, count);
}
