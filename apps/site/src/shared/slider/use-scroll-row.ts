import { useEffect, useRef, useState, type RefObject } from 'react';

/** Tolerance for the browser's rounding at both ends. */
const SLACK_PX = 4;

export type Row = {
  row: RefObject<HTMLUListElement | null>;
  /** Whether the row is scrolled to that end; both if everything fits. */
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by the number of fully visible tiles, forward (1) or back (-1). */
  page: (direction: 1 | -1) => void;
  /** Scrolls by one tile, and from the end to the start. */
  next: () => void;
};

/** The width of a tile and its gap. */
function stepOf(list: HTMLElement): number {
  const [first, ...rest] = Array.from(list.children, (child) => (child as HTMLElement).offsetLeft);
  const second = rest.find((left) => left !== first);
  return first === undefined || second === undefined ? list.clientWidth : second - first;
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** A scrollable row and the state of its arrows. */
export function useScrollRow(): Row {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const look = (): void => {
      // Far below the viewport it has no layout, and reading would force one; the observer reports its size later.
      if (!list.checkVisibility({ contentVisibilityAuto: true })) return;
      const atStart = list.scrollLeft <= SLACK_PX;
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - SLACK_PX;
      setEnds((before) =>
        before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      );
    };
    list.addEventListener('scroll', look, { passive: true });
    // Also fires immediately, after layout.
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    // Changed tiles without a new size: observing again fires after layout.
    const tiles = new MutationObserver(() => {
      sizes.unobserve(list);
      sizes.observe(list);
    });
    tiles.observe(list, { childList: true });
    return () => {
      list.removeEventListener('scroll', look);
      sizes.disconnect();
      tiles.disconnect();
    };
  }, []);

  const goTo = (tile: number): void =>
    row.current?.scrollTo({ left: tile * stepOf(row.current), behavior: motion() });
  const place = (list: HTMLElement): number => Math.round(list.scrollLeft / stepOf(list));

  return {
    row,
    ...ends,
    page: (direction) => {
      const list = row.current;
      if (!list) return;
      const whole = Math.max(1, Math.floor((list.clientWidth + SLACK_PX) / stepOf(list)));
      goTo(place(list) + direction * whole);
    },
    next: () => {
      const list = row.current;
      if (!list) return;
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - SLACK_PX;
      goTo(atEnd ? 0 : place(list) + 1);
    },
  };
}
