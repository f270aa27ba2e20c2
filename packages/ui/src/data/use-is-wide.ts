import { useCallback, useState, type RefCallback } from 'react';

/** Whether the content of an element is wider than the element, so that it scrolls sideways. */
export function useIsWide(): [ref: RefCallback<HTMLElement>, isWide: boolean] {
  const [isWide, setWide] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = (): void => setWide(element.scrollWidth > element.clientWidth);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Longer rows widen the content, not the element.
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
  return [ref, isWide];
}
