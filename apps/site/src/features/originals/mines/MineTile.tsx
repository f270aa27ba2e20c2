import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { BombPicture } from '../../../shared/rounds/BombPicture.tsx';
import { GemPicture } from '../../../shared/rounds/GemPicture.tsx';
import { columnOf, rowOf } from './board-keys.ts';
import type { FieldLook } from './mines-round.ts';

const NAMES = {
  closed: 'fieldClosed',
  opening: 'fieldOpening',
  picked: 'fieldPicked',
  gem: 'fieldGem',
  bomb: 'fieldBomb',
} as const;

export type MineTileProps = {
  field: number;
  look: FieldLook;
  /** Opened by the player, not only revealed at the end. */
  isOpened: boolean;
  canOpen: boolean;
  /** The only field in the tab order; arrow keys move from there. */
  isTabStop: boolean;
  onOpen: (field: number) => void;
  onKey: (event: KeyboardEvent, field: number) => void;
  onFocus: (field: number) => void;
  tileRef: (field: number, tile: HTMLButtonElement | null) => void;
};

/** A field of the board. */
export function MineTile(props: MineTileProps) {
  const { field, look, isOpened, canOpen, isTabStop, onOpen, onKey, onFocus, tileRef } = props;
  const t = useTranslations('originals.mines');
  return (
    <button
      type="button"
      ref={(tile) => tileRef(field, tile)}
      className="mine-tile"
      data-look={look}
      data-opened={isOpened ? '' : undefined}
      data-field={field}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={!canOpen}
      aria-label={t(NAMES[look], { row: String(rowOf(field) + 1), column: String(columnOf(field) + 1) })}
      onClick={() => canOpen && onOpen(field)}
      onKeyDown={(event) => onKey(event, field)}
      onFocus={() => onFocus(field)}
    >
      <span aria-hidden className="mine-face" data-side="front" />
      <span aria-hidden className="mine-face" data-side="back">
        {look === 'gem' && <GemPicture className="mine-picture" />}
        {look === 'bomb' && <BombPicture className="mine-picture" />}
      </span>
    </button>
  );
}
