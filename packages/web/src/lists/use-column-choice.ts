import { useState } from 'react';

type ChosenColumn = { key: string; isOptional?: boolean };

export type ColumnChoiceState<Column extends ChosenColumn> = {
  /** The columns on screen. */
  columns: readonly Column[];
  toggle: (key: string) => void;
};

const keyOf = (name: string): string => `columns.${name}`;

function read(name: string | undefined): readonly string[] {
  try {
    const stored: unknown = JSON.parse((name && localStorage.getItem(keyOf(name))) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** The reader's choice is stored as what differs from the standard, so that new columns of a release show. */
export function useColumnChoice<Column extends ChosenColumn>(
  name: string | undefined,
  all: readonly Column[],
): ColumnChoiceState<Column> {
  const [changed, setChanged] = useState(() => read(name));
  const shown = ({ key, isOptional = false }: ChosenColumn): boolean => isOptional === changed.includes(key);
  const toggle = (key: string): void => {
    const next = changed.includes(key) ? changed.filter((other) => other !== key) : [...changed, key];
    setChanged(next);
    try {
      if (name) localStorage.setItem(keyOf(name), JSON.stringify(next));
    } catch {
      // Storage may be blocked or full.
    }
  };
  return { columns: all.filter((column, at) => at === 0 || shown(column)), toggle };
}
