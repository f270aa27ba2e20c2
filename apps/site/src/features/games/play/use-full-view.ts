import { useEffect, useState, type RefObject } from 'react';
import { inertAround } from './inert-around.ts';

const leaveFullscreen = (): void => {
  // iPhones have no fullscreen for pages.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

/**
 * The stage over everything else. The page as a whole goes fullscreen where the browser can: windows that open over the
 * game stay in sight then, which they would not if only the stage did. Elsewhere, as on iPhones, it fills the window.
 */
export function useFullView(stage: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull || !stage.current) return undefined;
    const root = document.documentElement;
    const release = inertAround(stage.current);
    const { overflow, scrollbarGutter } = root.style;
    // No room is kept for a scroll bar that isn't there.
    Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: 'auto' });
    const onChange = (): void => {
      if (!document.fullscreenElement) setFull(false);
    };
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
      // A window that lies over the game closes first, and says so.
      if (key === 'Escape' && !defaultPrevented) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKeyDown);
      Object.assign(root.style, { overflow, scrollbarGutter });
      release();
      leaveFullscreen();
    };
  }, [isFull, stage]);
  const toggle = (): void => {
    setFull(!isFull);
    // What the browser can't or won't do fills the window all the same.
    if (!isFull && document.fullscreenEnabled)
      void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  };
  return { isFull, toggle };
}
