import { useEffect, useRef } from 'react';

/** Begins in the first field, but only where that does not open a keyboard over the form. */
export function useFirstFocus(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) latest.current();
  }, []);
}
