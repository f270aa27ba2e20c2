import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far below the window something counts as near: a page of tiles on most screens. */
const MARGIN = '0px 0px 900px 0px';

/** Calls when the element comes near the window, as long as it is wanted. */
export function useNear<E extends Element>(wanted: boolean, onNear: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!wanted || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}
