import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { BombPicture } from './BombPicture.tsx';
import { GemPicture } from './GemPicture.tsx';
import type { MinesOutcome } from './round-outcome.ts';

const FIELDS = Array.from({ length: 25 }, (_, field) => field);

export type MinesPictureProps = { outcome: Pick<MinesOutcome, 'revealed' | 'minePositions'> };

/** The final board of a round; opened fields stand out from those revealed at the end. */
export function MinesPicture({ outcome: { revealed, minePositions } }: MinesPictureProps) {
  const t = useTranslations('records.round');
  const gems = revealed.filter((field) => !minePositions?.includes(field)).length;
  const label = minePositions
    ? t('board', { gems: String(gems), mines: minePositions.join(', ') })
    : t('boardOpen', { gems: String(gems) });
  return (
    <div className="mx-auto w-full max-w-60">
      <p className="sr-only">{label}</p>
      <div aria-hidden className="grid grid-cols-5 gap-1.5">
        {FIELDS.map((field) => {
          const isOpened = revealed.includes(field);
          const isMine = minePositions?.includes(field) ?? false;
          const isShown = isOpened || minePositions !== undefined;
          return (
            <span
              key={field}
              className={clsx(
                'grid aspect-square place-items-center rounded-xs',
                !isOpened && 'bg-surface-3',
                isOpened &&
                  (isMine ? 'bg-lose-soft ring-2 ring-lose ring-inset' : 'bg-win-soft ring-1 ring-win/50'),
              )}
            >
              {isShown && (isMine ? <BombPicture className={pictureClass(isOpened)} /> : null)}
              {isShown && !isMine && <GemPicture className={pictureClass(isOpened)} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}

const pictureClass = (isOpened: boolean): string => clsx('size-3/4', !isOpened && 'opacity-35');
