import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const FILE = 'vendors.sqlite';

/** Amounts are decimal texts, because a bigint of the ledger may exceed what SQLite hands out as a number. */
const SCHEMA = `
create table if not exists meta (name text primary key, value text not null) strict;
create table if not exists operators (
  id text primary key, vendor text not null, account text not null, protocol text not null,
  callback_url text not null, merchant text not null, currency text not null, public_key text, keys text not null
) strict;
create table if not exists players (
  id text primary key, operator text not null, name text not null, nickname text not null
) strict;
create table if not exists visits (
  id text primary key, operator text not null, player text not null, game text not null, token text not null,
  currency text not null, language text not null, return_url text, deposit_url text,
  demo_balance text, opened_at integer not null
) strict;
create table if not exists units (
  id text primary key, engine text not null, operator text not null, player text not null, visit text not null,
  game text not null, reference text not null, stake text not null, payout text not null,
  state text not null, detail text not null, opened_at integer not null, settled_at integer
) strict;
create index if not exists units_open on units (engine) where state = 'open';
create index if not exists units_of_player on units (player, game, opened_at);
create index if not exists units_by_reference on units (reference);
create table if not exists calls (
  sequence integer primary key, id text not null unique, operator text not null, player text not null,
  visit text not null, unit text not null, game text not null, reference text not null, kind text not null,
  body text not null, state text not null, attempts integer not null, outcome text, created_at integer not null
) strict;
create index if not exists calls_waiting on calls (sequence) where state = 'waiting';
create index if not exists calls_of_unit on calls (unit);
create index if not exists calls_by_time on calls (operator, created_at);
create table if not exists rewards (
  id text primary key, operator text not null, player text not null, game text not null,
  count integer not null, used integer not null, bet text not null, won text not null, state text not null, expires_at integer
) strict;
`;

/** The vendor's database. Without a folder it is in memory and ends with the process. */
export function openStore(folder?: string) {
  if (folder) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(folder ? join(folder, FILE) : ':memory:');
  // A call that the operator has answered must survive a power cut, or its money is booked on one side only.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  database.exec(SCHEMA);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  let depth = 0;

  return {
    /** Creates an engine's own tables. */
    exec: (sql: string): void => database.exec(sql),
    run: (sql: string, ...values: SQLInputValue[]): number => Number(prepare(sql).run(...values).changes),
    all: <Row>(sql: string, ...values: SQLInputValue[]): Row[] => prepare(sql).all(...values) as Row[],
    /** Runs `work` in one transaction; a nested one joins the outer one. */
    transaction: <T>(work: () => T): T => {
      if (depth > 0) return work();
      database.exec('begin immediate');
      depth += 1;
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: (): void => database.close(),
  };
}
export type Store = ReturnType<typeof openStore>;

const BIGINT = /^-?\d+n$/;

/** JSON with bigint values, each as a text such as `12n`. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each));
export const readJson = (text: string): unknown =>
  JSON.parse(text, (_key, each: unknown) =>
    typeof each === 'string' && BIGINT.test(each) ? BigInt(each.slice(0, -1)) : each,
  );
