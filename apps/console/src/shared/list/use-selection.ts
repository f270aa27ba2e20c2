import { useState } from 'react';
import type { RowId } from './list-types.ts';

export const rowKey = ({ merchantCode, id }: RowId): string => `${merchantCode}/${id}`;

/** Selected rows. They stay selected on other pages, but not when the list shows other rows. */
export function useSelection<Item extends RowId>(selectionKey: string) {
  const [state, setState] = useState({ of: selectionKey, picked: new Map<string, Item>() });
  const picked: ReadonlyMap<string, Item> = state.of === selectionKey ? state.picked : new Map();
  const change = (edit: (next: Map<string, Item>) => void): void => {
    const next = new Map(picked);
    edit(next);
    setState({ of: selectionKey, picked: next });
  };
  return {
    items: [...picked.values()],
    has: (item: Item): boolean => picked.has(rowKey(item)),
    toggle: (item: Item): void =>
      change((next) => {
        if (!next.delete(rowKey(item))) next.set(rowKey(item), item);
      }),
    toggleAll: (items: readonly Item[]): void =>
      change((next) => {
        const hasAll = items.every((item) => next.has(rowKey(item)));
        for (const item of items)
          if (hasAll) next.delete(rowKey(item));
          else next.set(rowKey(item), item);
      }),
    clear: (): void => change((next) => next.clear()),
  };
}

export type Selection<Item extends RowId> = ReturnType<typeof useSelection<Item>>;
