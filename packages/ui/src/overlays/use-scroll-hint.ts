import { useCallback, useRef, type RefCallback, type RefObject } from 'react';

export type ScrollHint = {
  /** Ref of an empty element at the end of the scroll container. */
  end: RefCallback<HTMLElement>;
  /** Ref of the hint; it has `data-more` while the end is not visible. */
  hint: RefObject<HTMLDivElement | null>;
};

/** Shows by an attribute whether a scroll container has more content below, without rendering or measuring. */
export function useScrollHint(): ScrollHint {
  const hint = useRef<HTMLDivElement>(null);
  const end = useCallback((element: HTMLElement | null) => {
    const observer = new IntersectionObserver(
      (entries) => hint.current?.toggleAttribute('data-more', !entries.at(-1)?.isIntersecting),
      { root: element?.parentElement ?? null },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { end, hint };
}
