import { useState } from 'react';

const KEY = 'rail';
const NARROW = 'narrow';

/** Whether the operator has collapsed the rail; kept in this browser. */
export function useRailWidth() {
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(KEY) === NARROW);
  return {
    isNarrow,
    toggle: (): void => {
      if (isNarrow) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, NARROW);
      setNarrow(!isNarrow);
    },
  };
}
