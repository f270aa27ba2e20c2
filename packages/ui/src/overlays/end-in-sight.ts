import { useCallback, useRef, type RefCallback, type RefObject } from 'react';

export type EndInSight = {
  /** For an empty element after the last of what scrolls, straight in the scroller. */
  end: RefCallback<HTMLElement>;
  /** For what hints at more: it has `data-more` while the end is out of sight. */
  hint: RefObject<HTMLDivElement | null>;
};

/** Tells by an attribute whether a scroller has more below; nothing is rendered or measured while it scrolls. */
export function useEndInSight(): EndInSight {
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
