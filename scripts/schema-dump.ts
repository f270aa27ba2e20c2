// `npm run schema:dump`: writes apps/server/schema.sql from a database that all migrations made.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { dumpSchema } from '../apps/server/src/platform/db/schema-dump.ts';
import { DATA, ROOT } from './lib/root.ts';

const folder = join(DATA, `schema-postgres-${process.pid}`);
const postgres = await startEmbeddedPostgres({ folder, settings: ['fsync=off'] });
const database = openDatabase({ url: postgres.url });
try {
  await migrate(database.db);
  await writeFile(join(ROOT, 'apps/server/schema.sql'), await dumpSchema(database.db));
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
}
