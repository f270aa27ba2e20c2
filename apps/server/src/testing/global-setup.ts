import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { NOT_DURABLE, startTemporaryPostgres, temporaryClusterFolder } from './temporary-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
  }
}

const TEMPLATE = 'croupier_template';

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  // By TCP, so that tests can put a proxy in between.
  changed.search = '';
  return changed.href;
};

/**
 * Starts a temporary PostgreSQL for the run (or uses the server of TEST_DATABASE_URL) with one migrated template
 * database, which each test file clones in milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const folder = await temporaryClusterFolder('test', join(import.meta.dirname, '../../../../.data'));
  const postgres = outside ? undefined : startTemporaryPostgres({ folder, settings: NOT_DURABLE });
  const adminUrl = withDatabase(outside ?? (await postgres?.started)?.url ?? '', 'postgres');
  const template = outside ? `${TEMPLATE}_${process.pid}` : TEMPLATE;

  const admin = openDatabase({ url: adminUrl });
  const { sql } = await import('kysely');
  await sql`create database ${sql.id(template)}`.execute(admin.db);
  const migrated = openDatabase({ url: withDatabase(adminUrl, template) });
  await migrate(migrated.db);
  await migrated.close();
  await admin.close();
  project.provide('adminUrl', `${adminUrl}?template=${template}`);

  return async () => {
    if (outside) {
      const cleaning = openDatabase({ url: adminUrl });
      await sql`drop database if exists ${sql.id(template)} with (force)`.execute(cleaning.db);
      await cleaning.close();
    }
    await postgres?.stop();
  };
}
