import { useEffect, useRef, type RefObject } from 'react';

const ACTIVE = '[data-state="active"], [aria-current="page"]';

/** Scrolls a row of tabs or links sideways, so that the active one is visible. The page itself does not move. */
export function useActiveInView<Row extends HTMLElement>(active: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === active) return;
    last.current = active;
    const element = row.current;
    const shown = element?.querySelector(ACTIVE);
    if (!element || !shown) return;
    const [outer, inner] = [element.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    element.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [active]);
  return row;
}
