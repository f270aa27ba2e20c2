import { useState } from 'react';

/** Autoplay can be paused permanently, not only by hover and focus. */
export function usePaused(): { paused: boolean; toggle: () => void } {
  const [paused, setPaused] = useState(false);
  return { paused, toggle: () => setPaused((before) => !before) };
}
