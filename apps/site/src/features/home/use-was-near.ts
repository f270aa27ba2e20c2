import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something counts as near. */
const MARGIN = '0px 0px 600px 0px';

/** Whether the element has come near the window: from then on it may fetch what it shows. */
export function useWasNear<E extends Element>(): { ref: RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
