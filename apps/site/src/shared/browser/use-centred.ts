import { useEffect, useRef, type RefObject } from 'react';

export type Centred<Box extends HTMLElement, Row extends HTMLElement> = {
  /** What scrolls; has to be positioned. */
  box: RefObject<Box | null>;
  /** Whose children are the items. */
  row: RefObject<Row | null>;
};

/** Keeps the current item of a row that is swiped in the middle, also after the window has turned or changed its size. */
export function useCentred<Box extends HTMLElement, Row extends HTMLElement>(
  current: number,
): Centred<Box, Row> {
  const box = useRef<Box>(null);
  const row = useRef<Row>(null);
  useEffect(() => {
    const scroller = box.current;
    if (!scroller) return undefined;
    // It also calls at once. Not `scrollIntoView`: that would move the page as well, away from where the way back has led.
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
