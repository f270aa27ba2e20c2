import { useListKeys } from '@croupier/web/lists/use-list-keys.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { ROW } from './ListTable.tsx';
import { rowKey } from './use-selection.ts';
import type { RowId } from './list-types.ts';

const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? []),
];

export type RowKeys<Item extends RowId> = {
  items: readonly Item[];
  open: RowId | undefined;
  onOpen: (item: Item) => void;
  onNextPage: (() => void) | undefined;
  onPreviousPage: (() => void) | undefined;
  onFilter: () => void;
  onSelect: ((item: Item) => void) | undefined;
  onEscape: () => void;
};

/** Moves through the rows by keyboard; while one is open, moving opens its neighbours. */
export function useRowKeys<Item extends RowId>(keys: RowKeys<Item>): RefObject<HTMLDivElement | null> {
  const { items, open, onOpen, onNextPage, onPreviousPage, onFilter, onSelect, onEscape } = keys;
  const list = useRef<HTMLDivElement>(null);
  const openKey = open && rowKey(open);
  const openAt = items.findIndex((item) => rowKey(item) === openKey);

  const lastOpen = useRef<string>(undefined);
  useEffect(() => {
    // A panel gives the focus back to the row it was opened from, although others may have been open since.
    if (openKey === undefined && lastOpen.current !== undefined) {
      const closed = lastOpen.current;
      const row = rowsIn(list.current).find((element) => element.getAttribute(ROW) === closed);
      // After the dialog, which restores the focus in a timer of its own.
      setTimeout(() => row?.focus(), 0);
    }
    lastOpen.current = openKey;
  }, [openKey]);

  const focused = (): number => {
    const tableRow = document.activeElement?.closest('tr');
    return rowsIn(list.current).findIndex((row) => tableRow?.contains(row));
  };
  const move = (step: number): void => {
    if (openKey !== undefined) {
      const neighbour = items[openAt + step];
      if (openAt >= 0 && neighbour) onOpen(neighbour);
      return;
    }
    const rows = rowsIn(list.current);
    rows[Math.max(0, Math.min(focused() + step, rows.length - 1))]?.focus();
  };
  const select = (): void => {
    const item = items[focused()];
    if (item) onSelect?.(item);
  };
  const isOpen = openKey !== undefined;
  useListKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      ']': isOpen ? () => move(1) : onNextPage,
      '[': isOpen ? () => move(-1) : onPreviousPage,
      n: isOpen ? () => move(1) : undefined,
      '/': isOpen ? undefined : onFilter,
      x: isOpen || !onSelect ? undefined : select,
      escape: isOpen ? undefined : onEscape,
    },
    { openDialogs: isOpen ? 1 : 0 },
  );
  return list;
}
