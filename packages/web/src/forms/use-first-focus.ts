import { useEffect, useRef } from 'react';

/** Focuses a form's first field when the form appears, except on touch screens, where the keyboard would cover it. */
export function useFirstFocus(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) latest.current();
  }, []);
}
