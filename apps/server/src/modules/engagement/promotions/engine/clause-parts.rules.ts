import type { Clause, ClauseParam, ClausePart } from '@croupier/contract/promotions/clauses.ts';
import type { Window } from '@croupier/contract/promotions/windows.ts';

export const money = (value: bigint): ClauseParam => ({ is: 'money', value });
export const count = (value: bigint): ClauseParam => ({ is: 'count', value });
export const number = (value: number): ClauseParam => ({ is: 'number', value });
/** In hundredths of a percent. */
export const percent = (value: number): ClauseParam => ({ is: 'percent', value });
export const instant = (value: Date): ClauseParam => ({ is: 'instant', value });
export const text = (value: string): ClauseParam => ({ is: 'text', value });
export const word = (value: string): ClauseParam => ({ is: 'word', value });

export const clauseOf = (
  part: ClausePart,
  key: string,
  params: Readonly<Record<string, ClauseParam>> = {},
): Clause => ({ part, key, params });

/** A window as a word, and its days. */
export const windowParams = (window: Window): Record<'window' | 'days', ClauseParam> => ({
  window: word(`windows.${window.unit}`),
  days: number(window.unit === 'lastDays' ? window.days : 0),
});
