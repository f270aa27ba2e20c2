import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { migrate } from '../platform/db/migrate.ts';

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
 * One throw-away cluster a run (or the server that TEST_DATABASE_URL names), one migrated template database in it;
 * each test file clones the template, which takes milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const folder = join(import.meta.dirname, '../../../../.data', `test-postgres-${process.pid}`);
  if (!outside) await mkdir(join(folder, '..'), { recursive: true });
  // Nothing of this cluster outlives the run, so it need not reach the disk; the crash test uses a durable one.
  const postgres = outside
    ? undefined
    : await startEmbeddedPostgres({ folder, settings: ['fsync=off', 'full_page_writes=off'] });
  const adminUrl = withDatabase(outside ?? postgres?.url ?? '', 'postgres');
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
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.password`, { force: true });
  };
}
