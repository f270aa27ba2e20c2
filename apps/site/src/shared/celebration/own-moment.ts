import { createStore } from '@croupier/web/browser/store.ts';
import { useEffect } from 'react';

const moments = createStore(0);

/** Whether the member's own big win is on the screen: nothing of others is shown beside it. */
export const isOwnMoment = (): boolean => moments.get() > 0;

/** Marks the time that a celebration is shown. */
export function useOwnMoment(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    moments.set(moments.get() + 1);
    return () => moments.set(moments.get() - 1);
  }, [isShown]);
}
