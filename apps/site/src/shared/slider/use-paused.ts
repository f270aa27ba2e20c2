import { useState } from 'react';

/** What moves by itself can be stopped for good, also by those who neither hover nor focus it. */
export function usePaused(): { paused: boolean; toggle: () => void } {
  const [paused, setPaused] = useState(false);
  return { paused, toggle: () => setPaused((before) => !before) };
}
