import { KENO_FIELDS } from '@croupier/fairplay/games/keno.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { fieldAfterKey } from './keno-setup.ts';

type Look = 'number' | 'numberPicked' | 'numberHit' | 'numberDrawn';

export type KenoBoardProps = {
  picks: readonly number[];
  drawn: readonly number[];
  disabled: boolean;
  onToggle: (field: number) => void;
};

/** The numbers 1 to 40. One of them is in the tab order; arrow keys move among them. */
export function KenoBoard({ picks, drawn, disabled, onToggle }: KenoBoardProps) {
  const t = useTranslations('originals.keno');
  const board = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const lookOf = (field: number): Look => {
    if (drawn.includes(field)) return picks.includes(field) ? 'numberHit' : 'numberDrawn';
    return picks.includes(field) ? 'numberPicked' : 'number';
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = fieldAfterKey(current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset ref={board} aria-label={t('board')} className="keno-board">
      {Array.from({ length: KENO_FIELDS }, (_, field) => {
        const look = lookOf(field);
        return (
          <button
            key={field}
            type="button"
            tabIndex={field === current ? 0 : -1}
            aria-label={t(look, { number: String(field + 1) })}
            aria-pressed={picks.includes(field)}
            aria-disabled={disabled || undefined}
            data-look={look}
            className="keno-number numeric"
            onFocus={() => setCurrent(field)}
            onKeyDown={onKeyDown}
            onClick={() => !disabled && onToggle(field)}
          >
            <span>{field + 1}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
