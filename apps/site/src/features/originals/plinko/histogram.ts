import { createStore } from '@croupier/web/browser/store.ts';
import { session } from '@croupier/web/session/session.ts';
import { useSyncExternalStore } from 'react';

type Counts = Readonly<Record<number, readonly number[]>>;

const EMPTY: Counts = {};
const NONE: readonly number[] = [];
/** How many balls fell into each slot in this visit, by number of rows. */
const counts = createStore<Counts>(EMPTY);

session.subscribe(() => {
  if (session.token() === null) counts.set(EMPTY);
});

export function noteBall(rows: number, slot: number): void {
  const before = counts.get()[rows] ?? Array.from({ length: rows + 1 }, () => 0);
  counts.set({
    ...counts.get(),
    [rows]: before.map((count, index) => (index === slot ? count + 1 : count)),
  });
}

const onServer = (): Counts => EMPTY;

export const useHistogram = (rows: number): readonly number[] =>
  useSyncExternalStore(counts.subscribe, counts.get, onServer)[rows] ?? NONE;
