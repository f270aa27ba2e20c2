import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { BANNERS } from '../config/lobby-limits.ts';
import { useIdle } from '../browser/use-idle.ts';
import type { Carousel } from './carousel.ts';
import { useAutoplayAllowed } from './use-autoplay-allowed.ts';
import { usePaused } from './use-paused.ts';

export type CarouselState = {
  element: RefObject<HTMLDivElement | null>;
  /** The index of the visible slide; null until the carousel has started. */
  active: number | null;
  moving: boolean;
  paused: boolean;
  toggle: () => void;
  goTo: (place: number) => void;
};

/** A carousel that starts when the browser is idle and its script has loaded. */
export function useCarousel(count: number): CarouselState {
  const element = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  /** The slide that was requested while the script was loading. */
  const due = useRef<number>(undefined);
  const [active, setActive] = useState<number | null>(null);
  const { paused, toggle } = usePaused();
  const idle = useIdle();
  const wanted = idle && count > 1;
  const moving = useAutoplayAllowed(element, wanted && active !== null && !paused);
  const onChange = useEffectEvent(setActive);

  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const start = async (): Promise<void> => {
      // Without the script the row can still be swiped.
      const script = await import('./carousel.ts').catch(() => undefined);
      if (left || !script || !element.current) return;
      carousel.current = script.startCarousel({
        element: element.current,
        onChange: (place) => onChange(place),
      });
      if (due.current !== undefined) carousel.current.goTo(due.current);
      due.current = undefined;
    };
    void start();
    return () => {
      left = true;
      carousel.current?.destroy();
      carousel.current = undefined;
    };
  }, [wanted]);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => carousel.current?.next(), BANNERS.autoplayMilliseconds);
    return () => clearInterval(timer);
  }, [moving]);

  const goTo = (place: number): void => {
    if (carousel.current) carousel.current.goTo(place);
    else due.current = place;
  };
  return { element, active, moving, paused, toggle, goTo };
}
