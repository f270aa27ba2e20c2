import type { Host } from '../host/host.types.ts';
import { goalsOf, MATCH_MS, type Goal, type Match } from './matches.ts';

const SCHEMA = `create table if not exists book_changes (
  match text primary key, kind text not null, due_at integer not null, is_done integer not null
) strict;
create table if not exists book_legs (
  match text not null, unit text not null, primary key (match, unit)
) strict;`;
/** A result is changed so long after the final whistle. */
const REVIEW_MS = 20_000;

type Row = { match: string; kind: 'disallowed'; due_at: number };

/** The goals of the matches, with what the referees change after the final whistle. */
export function createResults(host: Host) {
  host.store.exec(SCHEMA);
  const goals = new Map<string, Goal[]>();

  const drawn = (match: Match): Goal[] => {
    const known = goals.get(match.id) ?? goalsOf(host.seeds.of(match.id, 0).seed, match);
    goals.set(match.id, known);
    if (goals.size > 500) goals.delete(goals.keys().next().value ?? '');
    return known;
  };

  return {
    seedOf: (match: Match) => host.seeds.of(match.id, 0),
    /** All goals of a match in force: the last one is missing after it was disallowed. */
    goalsOf: (match: Match): readonly Goal[] => {
      if (host.now() < match.kickOffMs + MATCH_MS) return drawn(match);
      const change = host.store.all<Row>(
        'select * from book_changes where match = ? and due_at <= ?',
        match.id,
        host.now(),
      )[0];
      return change ? drawn(match).slice(0, -1) : drawn(match);
    },
    addLegs: (unit: string, matches: readonly string[]): void => {
      for (const match of matches)
        host.store.run('insert or ignore into book_legs (match, unit) values (?, ?)', match, unit);
    },
    unitsOf: (match: string): string[] =>
      host.store
        .all<{ unit: string }>('select unit from book_legs where match = ?', match)
        .map(({ unit }) => unit),
    /** Plans that the last goal is disallowed. */
    planChange: (match: Match): void => {
      host.store.run(
        `insert into book_changes (match, kind, due_at, is_done) values (?, 'disallowed', ?, 0)
         on conflict (match) do nothing`,
        match.id,
        Math.max(host.now(), match.kickOffMs + MATCH_MS) + REVIEW_MS,
      );
    },
    /** Matches whose change is due and whose slips are not paid again yet. */
    takeDue: (): string[] => {
      const due = host.store.all<Row>(
        'select * from book_changes where is_done = 0 and due_at <= ?',
        host.now(),
      );
      for (const { match } of due)
        host.store.run('update book_changes set is_done = 1 where match = ?', match);
      return due.map(({ match }) => match);
    },
  };
}
export type Results = ReturnType<typeof createResults>;
