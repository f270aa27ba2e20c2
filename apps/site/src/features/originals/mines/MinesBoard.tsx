import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { COLUMNS, FIELDS, fieldAfterKey, rowOf } from './board-keys.ts';
import { fieldLook, type BoardState } from './mines-round.ts';
import { MineTile } from './MineTile.tsx';

const ROWS = Array.from({ length: COLUMNS }, (_, row) => FIELDS.filter((field) => rowOf(field) === row));
const MIDDLE = 12;

export type MinesBoardProps = { state: BoardState; canOpen: boolean; onOpen: (field: number) => void };

/** The 5 × 5 board. Arrow keys move, Enter or space opens. */
export function MinesBoard({ state, canOpen, onOpen }: MinesBoardProps) {
  const t = useTranslations('originals.mines');
  const [tabStop, setTabStop] = useState(MIDDLE);
  const tiles = useRef(new Map<number, HTMLButtonElement>());

  const onKey = (event: KeyboardEvent, field: number): void => {
    const next = fieldAfterKey(field, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    tiles.current.get(next)?.focus();
  };
  const keepTile = (field: number, tile: HTMLButtonElement | null): void => {
    if (tile) tiles.current.set(field, tile);
    else tiles.current.delete(field);
  };

  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid with arrow-key navigation
      role="grid"
      aria-label={t('board')}
      className="-m-2 w-[calc(100%+1rem)] table-fixed border-separate border-spacing-2"
    >
      <tbody>
        {ROWS.map((fields) => (
          <tr key={fields[0]}>
            {fields.map((field) => {
              const look = fieldLook(state, field);
              return (
                <td key={field} className="p-0">
                  <MineTile
                    field={field}
                    look={look}
                    isOpened={!state.pattern && (state.view?.revealed.includes(field) ?? false)}
                    canOpen={canOpen && (look === 'closed' || look === 'picked')}
                    isTabStop={field === tabStop}
                    onOpen={onOpen}
                    onKey={onKey}
                    onFocus={setTabStop}
                    tileRef={keepTile}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
