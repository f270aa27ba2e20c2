import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../platform/db/database.ts';

export type TestDatabase = Database & { url: string };

/** A separate migrated database, cloned from the template; `close()` drops it. */
export async function createTestDatabase(options: { maxConnections?: number } = {}): Promise<TestDatabase> {
  const adminUrl = new URL(inject('adminUrl'));
  const template = adminUrl.searchParams.get('template') ?? '';
  adminUrl.search = '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase({ url: adminUrl.href, maxConnections: 1 });
  // Copying files is five times as fast as writing every page to the log, which is the default.
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(
    admin.db,
  );
  await admin.close();

  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, maxConnections: options.maxConnections ?? 8 });
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close();
      const cleaning = openDatabase({ url: adminUrl.href, maxConnections: 1 });
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(cleaning.db);
      await cleaning.close();
    },
  };
}
