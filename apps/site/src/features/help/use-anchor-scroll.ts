import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { anchorOf } from '../../shared/browser/anchor.ts';
import { helpId } from './help-search.ts';

/** Brings what the address names into sight, at first and each time that it is chosen. */
export function useAnchorScroll(): void {
  const location = useLocation();
  useEffect(() => {
    const anchor = anchorOf(location.hash);
    if (!anchor) return undefined;
    // After the window has put the focus into its first field.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(helpId(anchor));
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
