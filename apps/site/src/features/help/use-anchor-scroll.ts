import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { anchorOf } from '../../shared/navigation/anchor.ts';
import { helpId } from './help-search.ts';

/** Scrolls to the anchor in the address, initially and on every change. */
export function useAnchorScroll(): void {
  const location = useLocation();
  useEffect(() => {
    const anchor = anchorOf(location.hash);
    if (!anchor) return undefined;
    // After the dialog has moved the focus to its first field.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(helpId(anchor));
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
