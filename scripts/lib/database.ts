import { join } from 'node:path';
import { checkDatabase } from '../../apps/server/src/platform/db/check-database.ts';
import { superviseEmbeddedPostgres } from '../../apps/server/src/platform/db/supervised-postgres.ts';
import type { Shutdown } from './processes.ts';
import { DATA } from './root.ts';

/**
 * The database that DATABASE_URL names, once it is known to be usable; without it the embedded one, with its data in
 * `.data/postgres`. That one is started again when it is killed, and ends with the command.
 *
 * @returns the address of the database
 */
export async function startDatabase(shutdown: Shutdown, say: (line: string) => void): Promise<string> {
  const external = process.env['DATABASE_URL'];
  if (external) {
    await checkDatabase(external);
    return external;
  }
  say('Starting PostgreSQL …');
  const postgres = await superviseEmbeddedPostgres({ folder: join(DATA, 'postgres') }, say);
  shutdown.add(() => postgres.stop());
  return postgres.url;
}
