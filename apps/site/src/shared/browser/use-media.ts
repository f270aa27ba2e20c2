import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false where there is no window. */
export function useMedia(query: string): boolean {
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

/** Whether the window is at least so wide, `48rem`; false where there is no window. */
export const useWiderThan = (width: string): boolean => useMedia(`(min-width: ${width})`);
