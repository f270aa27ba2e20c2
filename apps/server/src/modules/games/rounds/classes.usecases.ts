import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { readClasses, type ClassRow } from './journal.queries.ts';

const MAX_CLASSES = 50_000;
/** A game that moves to another category counts there after this time at the latest. */
const FRESH_MILLISECONDS = 60_000;

/** The classes of games; each process reads a game once a minute at most. */
const classes = createBoundedMap<string, { class: string; until: number }>(MAX_CLASSES);

/** For a new database: the catalogue of the former one says nothing about it. */
export const forgetClasses = (): void => classes.clear();

/** The classes of the games of a batch: those that are known, and a statement for the others. */
export function classesOf(gameIds: Iterable<string>): { known: Map<string, string>; reads: Statement[] } {
  const known = new Map<string, string>();
  const unknown = new Set<string>();
  const now = performance.now();
  for (const gameId of gameIds) {
    const kept = classes.get(gameId);
    if (kept && kept.until > now) known.set(gameId, kept.class);
    else unknown.add(gameId);
  }
  return { known, reads: unknown.size > 0 ? [readClasses([...unknown])] : [] };
}

/** Adds what the statement of `classesOf` has read. A game that is not in the catalogue has no class. */
export function addClasses(known: ReadonlyMap<string, string>, rows: readonly ClassRow[]): ClassOf {
  const all = new Map(known);
  const until = performance.now() + FRESH_MILLISECONDS;
  for (const row of rows) {
    all.set(row.id, row.category);
    // A game that is imported later counts in its class at once.
    if (row.category !== '') classes.set(row.id, { class: row.category, until });
  }
  return (gameId) => all.get(gameId) ?? '';
}

export type ClassOf = (gameId: string) => string;
