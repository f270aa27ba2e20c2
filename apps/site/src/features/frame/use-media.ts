import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, `48rem`; false where there is no window. */
export function useWiderThan(width: string): boolean {
  const query = `(min-width: ${width})`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
