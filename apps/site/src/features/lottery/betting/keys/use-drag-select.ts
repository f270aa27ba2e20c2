import { useRef, type PointerEvent } from 'react';

const symbolAt = (element: Element | null): number | undefined => {
  const key = element?.closest<HTMLElement>('[data-symbol]');
  return key ? Number(key.dataset['symbol']) : undefined;
};

type Stroke = { start: number; isOn: boolean; seen: Set<number> };

/**
 * Keys can be picked by drawing a finger over them. A tap stays a click, so that scrolling picks nothing, and the
 * keyboard works as ever.
 */
export function useDragSelect(isPicked: (symbol: number) => boolean, onToggle: (symbol: number) => void) {
  const stroke = useRef<Stroke>(undefined);
  const wasDragged = useRef(false);
  const touch = (symbol: number): void => {
    const { current } = stroke;
    if (!current || current.seen.has(symbol)) return;
    current.seen.add(symbol);
    if (isPicked(symbol) !== current.isOn) onToggle(symbol);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const start = symbolAt(event.target as Element);
      wasDragged.current = false;
      stroke.current = start === undefined ? undefined : { start, isOn: !isPicked(start), seen: new Set() };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { current } = stroke;
      if (!current || event.buttons === 0) return;
      const over = symbolAt(document.elementFromPoint(event.clientX, event.clientY));
      if (over === undefined || (over === current.start && !wasDragged.current)) return;
      wasDragged.current = true;
      touch(current.start);
      touch(over);
    },
    onPointerUp: (): void => {
      stroke.current = undefined;
    },
    onPointerCancel: (): void => {
      stroke.current = undefined;
    },
    onClickCapture: (event: { target: EventTarget; detail: number }): void => {
      const symbol = symbolAt(event.target as Element);
      if (symbol === undefined || (wasDragged.current && event.detail > 0)) return;
      onToggle(symbol);
    },
  };
}
