import { sql } from 'kysely';
import type { Db } from './database.ts';
import { sqlStateOf } from './failures.ts';

type Unit = 'day' | 'month';

/** Tables with a partition for each span of time, and the number of partitions that exist ahead of time. */
const BY_TIME: readonly { table: string; unit: Unit; ahead: number }[] = [
  { table: 'transfers', unit: 'month', ahead: 2 },
  { table: 'round_results', unit: 'day', ahead: 3 },
  { table: 'lottery_tickets', unit: 'month', ahead: 2 },
  { table: 'lottery_bets', unit: 'month', ahead: 2 },
];

/** Serializes the creation of partitions, away from the hot path. */
const PARTITION_LOCK = 7_202_612;

/** The end of the name of a partition with everything before the table was introduced. */
const BEFORE = 'before';

const startOf = (unit: Unit, now: Date, later: number): Date =>
  unit === 'month'
    ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1))
    : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + later));

const nameOf = (table: string, unit: Unit, from: Date): string =>
  `${table}_${from
    .toISOString()
    .slice(0, unit === 'month' ? 7 : 10)
    .replaceAll('-', '_')}`;

async function listPartitions(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

export type NewPartition = { table: string; name: string; from: string | number; until: string | number };

/**
 * Creates the partitions that are missing. Attaching a finished table lets others read and write the rest of the
 * parent meanwhile; `create table … partition of` would make every writer wait for the longest reader.
 */
export async function addPartitions(db: Db, partitions: readonly NewPartition[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`.execute(tx);
    for (const table of new Set(partitions.map((partition) => partition.table))) {
      const existing = new Set(await listPartitions(tx, table));
      const missing = partitions.filter((one) => one.table === table && !existing.has(one.name));
      for (const { name, from, until } of missing) {
        await sql`create table ${sql.id(name)} (like ${sql.id(table)} including defaults including constraints)`.execute(
          tx,
        );
        await sql`alter table ${sql.id(table)} attach partition ${sql.id(name)}
          for values from (${sql.lit(from)}) to (${sql.lit(until)})`.execute(tx);
      }
    }
  });
}

/** Creates missing partitions for the time of `now` and the following ones. Safe to repeat. */
export async function ensurePartitions(db: Db, now: Date): Promise<void> {
  const wanted = BY_TIME.flatMap(({ table, unit, ahead }) =>
    Array.from({ length: ahead + 1 }, (_, later) => {
      const [from, until] = [startOf(unit, now, later), startOf(unit, now, later + 1)];
      const name = nameOf(table, unit, from);
      return { table, name, from: from.toISOString(), until: until.toISOString() };
    }),
  );
  await addPartitions(db, wanted);
}

/** The day of a partition of one day; undefined for the one with everything before. */
const dayOf = (table: string, name: string): Date | undefined =>
  name === `${table}_${BEFORE}`
    ? undefined
    : new Date(`${name.slice(table.length + 1).replaceAll('_', '-')}T00:00:00Z`);

/** From when on a table with daily partitions is complete; undefined if from the beginning. */
export async function keptFrom(db: Db, table: string): Promise<Date | undefined> {
  const days = (await listPartitions(db, table)).map((name) => dayOf(table, name));
  if (days.length === 0 || days.includes(undefined)) return undefined;
  return new Date(Math.min(...days.map((day) => day?.getTime() ?? 0)));
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Drops the daily partitions that end at or before `end`. Waits only a moment for readers, because writers would queue
 * behind it: what can't be had now is left to the next run.
 */
export async function dropPartitions(db: Db, table: string, end: Date): Promise<void> {
  const names = await listPartitions(db, table);
  const days = names.flatMap((name) => dayOf(table, name)?.getTime() ?? []);
  for (const name of names) {
    const day = dayOf(table, name);
    const endsAt = day ? startOf('day', day, 1).getTime() : Math.min(...days);
    if (endsAt > end.getTime()) continue;
    try {
      await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '200ms'`.execute(tx);
        await sql`alter table ${sql.id(table)} detach partition ${sql.id(name)}`.execute(tx);
        await sql`drop table ${sql.id(name)}`.execute(tx);
      });
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}
