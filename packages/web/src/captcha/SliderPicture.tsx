import type { TrailPoint } from '@croupier/contract/access/captcha.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { clsx } from 'clsx';
import { MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePieceDrag } from './use-piece-drag.ts';

export type SliderPuzzle = {
  id: string;
  background: string;
  piece: string;
  widthPx: number;
  heightPx: number;
  pieceSizePx: number;
  pieceTopPx: number;
};
export type SliderPictureProps = {
  /** Undefined while it loads. */
  puzzle: SliderPuzzle | undefined;
  failed: boolean;
  checking: boolean;
  describedBy: string;
  onDrop: (xPx: number, trail: TrailPoint[]) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** The picture with the piece, and the handle below; both can be dragged and move together. */
export function SliderPicture({ puzzle, failed, checking, describedBy, onDrop }: SliderPictureProps) {
  const t = useTranslations('captcha');
  const { widthPx, heightPx, pieceSizePx } = puzzle ?? { widthPx: 320, heightPx: 160, pieceSizePx: 54 };
  const maxPx = widthPx - pieceSizePx;
  const drag = usePieceDrag({ maxPx, widthPx, disabled: puzzle === undefined || checking, onDrop });
  // The handle stays mounted to keep the focus; a new puzzle starts at the left.
  const [shownId, setShownId] = useState(puzzle?.id);
  if (puzzle?.id !== shownId) {
    setShownId(puzzle?.id);
    drag.reset();
  }
  const left = percent(drag.x / widthPx);
  const width = percent(pieceSizePx / widthPx);
  return (
    <div className="flex flex-col gap-2 select-none">
      <div
        className="relative w-full overflow-hidden rounded-field bg-well"
        style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
      >
        {puzzle ? (
          <>
            <img src={puzzle.background} alt="" draggable={false} className="size-full" />
            <img
              {...drag.grips}
              src={puzzle.piece}
              alt=""
              draggable={false}
              className="absolute cursor-grab touch-none drop-shadow-md active:cursor-grabbing"
              style={{ left, width, top: percent(puzzle.pieceTopPx / heightPx) }}
            />
          </>
        ) : (
          !failed && <Skeleton className="size-full" />
        )}
      </div>
      <div className="relative h-12 w-full rounded-field bg-well shadow-well">
        <input
          {...drag.range}
          type="range"
          aria-label={t('sliderHandle')}
          aria-describedby={describedBy}
          aria-valuetext={t('sliderValue', { share: String(Math.round((drag.x / maxPx) * 100)) })}
          aria-disabled={puzzle === undefined || checking}
          className="peer pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <div
          {...drag.grips}
          aria-hidden
          className={clsx(
            'absolute inset-y-0 grid touch-none place-items-center rounded-field bg-brand-fill text-brand-ink shadow-raised',
            'outline-offset-2 outline-brand-text peer-focus-visible:outline-2',
            drag.dragging ? 'cursor-grabbing' : 'cursor-grab',
            checking && 'opacity-60',
          )}
          style={{ left, width }}
        >
          <MoveHorizontal aria-hidden className="size-5" />
        </div>
      </div>
    </div>
  );
}
