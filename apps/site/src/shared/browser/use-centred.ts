import { useEffect, useRef, type RefObject } from 'react';

export type Centred<Box extends HTMLElement, Row extends HTMLElement> = {
  /** The scroll container; it must be positioned. */
  box: RefObject<Box | null>;
  /** The parent of the items. */
  row: RefObject<Row | null>;
};

/** Keeps the current item of a scrollable row centred, also after the window was resized. */
export function useCentred<Box extends HTMLElement, Row extends HTMLElement>(
  current: number,
): Centred<Box, Row> {
  const box = useRef<Box>(null);
  const row = useRef<Row>(null);
  useEffect(() => {
    const scroller = box.current;
    if (!scroller) return undefined;
    // Also called immediately. Not `scrollIntoView`, which would scroll the page too and undo scroll restoration.
    const observer = new ResizeObserver(() => {
      const item = row.current?.children[current];
      if (item instanceof HTMLElement)
        scroller.scrollLeft = item.offsetLeft - (scroller.clientWidth - item.offsetWidth) / 2;
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [current]);
  return { box, row };
}
