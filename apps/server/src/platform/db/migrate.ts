import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './database.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations');

/** An arbitrary fixed number: the process that holds this advisory lock migrates, the others wait. */
const MIGRATION_LOCK = 7_202_611;

type Migration = { name: string; text: string; checksum: string };

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies all new migrations. Forward only; each file runs in one transaction with its own entry, so a crash leaves
 * both or neither. Safe when several servers start at the same time.
 *
 * @throws if an applied file was changed or is missing
 */
export async function migrate(db: Db, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await sql`create table if not exists migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(connection);
      const { rows } = await sql<{ name: string; checksum: string }>`
        select name, checksum from migrations order by name`.execute(connection);
      const byName = new Map(migrations.map((migration) => [migration.name, migration]));
      for (const row of rows) {
        const migration = byName.get(row.name);
        if (!migration)
          throw new Error(`migration ${row.name} ran here, but its file is gone: newer database?`);
        if (migration.checksum !== row.checksum)
          throw new Error(`migration ${row.name} was changed after it ran: write a new one instead`);
      }
      const applied = new Set(rows.map((row) => row.name));
      const pending = migrations.filter((migration) => !applied.has(migration.name));
      for (const migration of pending) {
        await connection.transaction().execute(async (tx) => {
          await sql.raw(migration.text).execute(tx);
          await sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
            tx,
          );
        });
      }
      return pending.map((migration) => migration.name);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}
