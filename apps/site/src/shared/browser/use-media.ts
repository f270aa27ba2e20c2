import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server. */
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

/** Whether the window is at least as wide as `48rem` or another length; false on the server. */
export const useWiderThan = (width: string): boolean => useMedia(`(min-width: ${width})`);

/** Whether the reader asks for less motion. */
export const usePrefersCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
