import { useEffect, useState, type RefObject } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';
/** The visible share below which an element counts as out of view. */
const VISIBLE_SHARE = 0.35;

/**
 * Whether autoplay may run: the element is in view, neither hovered, focused nor touched, and the user has not asked
 * for reduced motion.
 */
export function useAutoplayAllowed(element: RefObject<Element | null>, wanted: boolean): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!wanted || !target) return undefined;
    const calm = matchMedia(CALM);
    const now = { inSight: false, hovered: false, focused: false, touched: false };
    const tell = (change: Partial<typeof now> = {}): void => {
      Object.assign(now, change);
      const { inSight, hovered, focused, touched } = now;
      setMay(inSight && !hovered && !focused && !touched && !calm.matches && !document.hidden);
    };
    const observer = new IntersectionObserver(
      (entries) => tell({ inSight: entries.at(-1)?.isIntersecting ?? false }),
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(target);
    const gone = new AbortController();
    const listen = (type: string, react: (event: Event) => void): void =>
      target.addEventListener(type, react, { signal: gone.signal, passive: true });
    const isFinger = (event: Event): boolean =>
      event instanceof PointerEvent && event.pointerType !== 'mouse';
    listen('pointerenter', (event) => !isFinger(event) && tell({ hovered: true }));
    listen('pointerleave', () => tell({ hovered: false }));
    listen('pointerdown', (event) => isFinger(event) && tell({ touched: true }));
    listen('focusin', () => tell({ focused: true }));
    listen('focusout', () => tell({ focused: false }));
    calm.addEventListener('change', () => tell(), { signal: gone.signal });
    document.addEventListener('visibilitychange', () => tell(), { signal: gone.signal });
    return () => {
      gone.abort();
      observer.disconnect();
      setMay(false);
    };
  }, [element, wanted]);
  return may;
}
