import { minesRules } from '@croupier/fairplay/mines-payouts.ts';

export const FIELDS: readonly number[] = Array.from({ length: minesRules.fields }, (_, field) => field);
export const COLUMNS = Math.sqrt(minesRules.fields);

export const rowOf = (field: number): number => Math.floor(field / COLUMNS);
export const columnOf = (field: number): number => field % COLUMNS;

/** The next focused field: along the row or column, stopping at the border. Undefined for other keys. */
export function fieldAfterKey(field: number, key: string, isControl = false): number | undefined {
  const column = columnOf(field);
  const last = minesRules.fields - 1;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? field - 1 : field;
    case 'ArrowRight':
      return column < COLUMNS - 1 ? field + 1 : field;
    case 'ArrowUp':
      return field >= COLUMNS ? field - COLUMNS : field;
    case 'ArrowDown':
      return field + COLUMNS <= last ? field + COLUMNS : field;
    case 'Home':
      return isControl ? 0 : field - column;
    case 'End':
      return isControl ? last : field - column + COLUMNS - 1;
    default:
      return undefined;
  }
}

/** Picks a closed field; undefined when none is left. `random` is in [0, 1). */
export function pickClosed(opened: readonly number[], random: number): number | undefined {
  const closed = FIELDS.filter((field) => !opened.includes(field));
  return closed[Math.floor(random * closed.length)];
}
