import type { TrailPoint } from '@croupier/contract/access/captcha.ts';
import { useState, type ChangeEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { recordTrail } from './drag-trail.ts';

export type PieceDragOptions = {
  /** The maximum position, in pixels of the picture. */
  maxPx: number;
  /** Width of the picture in its own pixels. */
  widthPx: number;
  disabled: boolean;
  onDrop: (xPx: number, trail: TrailPoint[]) => void;
};

/** The step of an arrow key. */
const STEP_PX = 4;
/** A shorter movement is a tap, not a drag. */
const MIN_DRAG_PX = 8;

type Grip = { clientX: number; clientY: number; x: number; scale: number };

/** A position dragged by mouse, touch or arrow keys, and the trail of the drag. */
export function usePieceDrag({ maxPx, widthPx, disabled, onDrop }: PieceDragOptions) {
  const [x, setX] = useState(0);
  const [grip, setGrip] = useState<Grip>();
  const [trail] = useState(() => recordTrail());

  const reset = (): void => {
    setX(0);
    setGrip(undefined);
  };
  const move = (to: number, y: number): number => {
    const next = Math.min(maxPx, Math.max(0, to));
    trail.add(next, y);
    setX(next);
    return next;
  };
  /** A drag from the left edge starts a new trail. */
  const begin = (): void => {
    if (x === 0) trail.clear();
    if (trail.isEmpty()) trail.add(x, 0);
  };
  const drop = (at: number, y: number): void => {
    trail.add(at, y);
    onDrop(at, trail.points());
  };
  const positionOf = ({ clientX }: PointerEvent, from: Grip): number =>
    from.x + (clientX - from.clientX) * from.scale;
  const heightOf = ({ clientY }: PointerEvent, from: Grip): number => (clientY - from.clientY) * from.scale;

  return {
    x,
    dragging: grip !== undefined,
    reset,
    /** For elements to drag, in a box as wide as the picture. */
    grips: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const shownPx = event.currentTarget.parentElement?.clientWidth ?? 0;
        if (disabled || !event.isPrimary || event.button !== 0 || shownPx === 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        begin();
        setGrip({ clientX: event.clientX, clientY: event.clientY, x, scale: widthPx / shownPx });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip && !disabled) move(positionOf(event, grip), heightOf(event, grip));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!grip || disabled) return;
        setGrip(undefined);
        const at = move(positionOf(event, grip), heightOf(event, grip));
        if (at < MIN_DRAG_PX) reset();
        else drop(at, heightOf(event, grip));
      },
      onPointerCancel: reset,
    },
    /** For a range input, which arrow keys and assistive technology move. */
    range: {
      min: 0,
      max: maxPx,
      step: STEP_PX,
      value: x,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (disabled) return;
        begin();
        move(target.valueAsNumber, 0);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // Otherwise Enter would submit the form.
        event.preventDefault();
        if (!disabled && !event.repeat && x >= MIN_DRAG_PX) drop(x, 0);
      },
    },
  };
}
