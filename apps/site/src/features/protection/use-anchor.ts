import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the section that the address names, once it is there. */
export function useAnchor(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}
