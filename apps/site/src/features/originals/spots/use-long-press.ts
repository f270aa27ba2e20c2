import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

const HOLD_MILLISECONDS = 420;

export type PressHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onClick: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A press places, a long press, a right click or Delete removes. */
export function useLongPress(): (onPress: () => void, onRemove: () => void) => PressHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (onPress, onRemove) => ({
    onPointerDown: ({ pointerType }) => {
      wasHeld.current = false;
      stop();
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onRemove();
      }, HOLD_MILLISECONDS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!wasHeld.current) onPress();
      wasHeld.current = false;
    },
    onContextMenu: (event) => {
      event.preventDefault();
      // On touch screens the long press has done it already.
      if (!wasHeld.current) onRemove();
    },
    onKeyDown: (event) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      event.preventDefault();
      onRemove();
    },
  });
}
