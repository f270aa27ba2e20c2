import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

const BELOW_PIXELS = 600;

export type Near = {
  wanted: boolean;
  onNear: () => void;
  /** How far below the viewport an element counts as near, in pixels. */
  below?: number;
};

/** Calls back when the element comes near the viewport, while enabled. */
export function useNearViewport<E extends Element>({
  wanted,
  onNear,
  below = BELOW_PIXELS,
}: Near): RefObject<E | null> {
  const element = useRef<E>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!wanted || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${below}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted, below]);
  return element;
}

/** True once the element has come near the viewport, which is when it may load its data. */
export function useWasNearViewport<E extends Element>(): { ref: RefObject<E | null>; near: boolean } {
  const [near, setNear] = useState(false);
  const ref = useNearViewport<E>({ wanted: !near, onNear: () => setNear(true) });
  return { ref, near };
}
