import { useEffect, useRef, useState, type RefObject } from 'react';

/** Rounding of the browser: nearer than this to an end is at the end. */
const SLACK_PX = 4;

export type Row = {
  row: RefObject<HTMLUListElement | null>;
  /** Nothing more on that side; both when everything fits. */
  atStart: boolean;
  atEnd: boolean;
  /** Goes on by whole tiles that are in view, forward (1) or back (-1). */
  page: (direction: 1 | -1) => void;
  /** Goes on by one tile, and from the end to the beginning. */
  next: () => void;
};

/** Width of a tile with the gap after it. */
function stepOf(list: HTMLElement): number {
  const [first, ...rest] = Array.from(list.children, (child) => (child as HTMLElement).offsetLeft);
  const second = rest.find((left) => left !== first);
  return first === undefined || second === undefined ? list.clientWidth : second - first;
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** A row that the browser scrolls, with what its arrows need. */
export function useRow(): Row {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const look = (): void => {
      // Far below the window it has no layout yet, and asking would make one; it is looked at when it gets its size.
      if (!list.checkVisibility({ contentVisibilityAuto: true })) return;
      const atStart = list.scrollLeft <= SLACK_PX;
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - SLACK_PX;
      setEnds((before) =>
        before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      );
    };
    list.addEventListener('scroll', look, { passive: true });
    // Looks at once too, but after the page was laid out anyway.
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    // Other tiles, the same size: it is looked at once they have their places, as with a new size.
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
