import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { readTab, writeTab } from '../../../shared/browser/tab-storage.ts';
import { placeByKey, placeWithin, type Place } from './window-place.ts';

const KEY = 'originals.stats.place';
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  Number.isFinite(value.x) &&
  Number.isFinite(value.y);

type WindowPlace = {
  root: RefObject<HTMLElement | null>;
  style: CSSProperties;
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Keeps a window where the player has put it, and always on the page; at first in the lower right corner. */
export function useWindowPlace(): WindowPlace {
  const root = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>(
    () => readTab(KEY, isPlace) ?? { x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER },
  );

  const move = useCallback((to: Place): void => {
    const size = root.current?.getBoundingClientRect();
    if (!size) return;
    const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const next = placeWithin(to, size, page);
    setPlace((before) => (before.x === next.x && before.y === next.y ? before : next));
    writeTab(KEY, next);
  }, []);

  useLayoutEffect(() => move(place), [move, place]);
  useEffect(() => {
    // The page becomes narrower without a change of the browser's window, too, when it gets a scroll bar.
    const resized = new ResizeObserver(() => move(place));
    resized.observe(document.documentElement);
    return () => resized.disconnect();
  }, [move, place]);

  const onPointerDown = (event: PointerEvent): void => {
    const isOther = event.target instanceof Element && event.target.closest('button:not([data-grip])');
    if (event.button !== 0 || isOther) return;
    const from = { x: event.clientX - place.x, y: event.clientY - place.y };
    const drag = (moved: globalThis.PointerEvent): void =>
      move({ x: moved.clientX - from.x, y: moved.clientY - from.y });
    const drop = new AbortController();
    window.addEventListener('pointermove', drag, { signal: drop.signal });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => drop.abort(), { signal: drop.signal });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeByKey(place, event.key);
    if (!next) return;
    // Neither the page nor the game reacts to the same key.
    event.preventDefault();
    event.stopPropagation();
    move(next);
  };

  return { root, style: { transform: `translate(${place.x}px, ${place.y}px)` }, onPointerDown, onKeyDown };
}
