import { join } from 'node:path';
import { checkDatabase } from '../../apps/server/src/platform/db/check-database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts';
import type { Shutdown } from './processes.ts';
import { DATA } from './root.ts';

/**
 * The database that DATABASE_URL names, after a look whether it can be used; else the embedded one with its data in
 * `.data/postgres`, which ends with the command.
 *
 * @returns its address
 */
export async function startDatabase(shutdown: Shutdown, say: (line: string) => void): Promise<string> {
  const outside = process.env['DATABASE_URL'];
  if (outside) {
    await checkDatabase(outside);
    return outside;
  }
  say('Starting PostgreSQL …');
  const postgres = await startEmbeddedPostgres({ folder: join(DATA, 'postgres') });
  shutdown.add(() => postgres.stop());
  return postgres.url;
}
