import { useEffect, useRef, useState, type RefObject } from 'react';

const MARGIN = '600px 0px';

/** True from when the element first came near the window, however one got there. */
export function useComesNear<E extends Element>(): { element: RefObject<E | null>; near: boolean } {
  const element = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return { element, near };
}
