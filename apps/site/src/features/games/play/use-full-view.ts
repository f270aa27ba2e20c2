import { useEffect, useState, type RefObject } from 'react';
import { inertAround } from './inert-around.ts';

const leaveFullscreen = (): void => {
  // iPhones have no fullscreen API for pages.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

/**
 * Shows the stage over everything else. The whole page enters fullscreen where the browser supports it, so that dialogs
 * stay visible; elsewhere, as on iPhones, the stage fills the window.
 */
export function useFullView(stage: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull || !stage.current) return undefined;
    const root = document.documentElement;
    const release = inertAround(stage.current);
    const { overflow, scrollbarGutter } = root.style;
    // Fullscreen has no scroll bar to reserve space for.
    Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: 'auto' });
    const onChange = (): void => {
      if (!document.fullscreenElement) setFull(false);
    };
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
      // An open dialog closes first and handles the event.
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
    // Without fullscreen the stage still fills the window.
    if (!isFull && document.fullscreenEnabled)
      void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  };
  return { isFull, toggle };
}
