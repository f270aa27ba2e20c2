// `npm run schema:dump`: writes apps/server/schema.sql from a database with all migrations.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { dumpSchema } from '../apps/server/src/platform/db/schema-dump.ts';
import { NOT_DURABLE, startTemporaryPostgres } from '../apps/server/src/testing/temporary-postgres.ts';
import { onShutdown, onStopSignal } from './lib/processes.ts';
import { DATA, ROOT } from './lib/root.ts';

const shutdown = onShutdown();
onStopSignal(() => void shutdown.run().then(() => process.exit(130)));
const folder = join(DATA, `schema-postgres-${process.pid}`);
const { started, stop } = startTemporaryPostgres({ folder, settings: NOT_DURABLE });
shutdown.add(stop);
try {
  const database = openDatabase({ url: (await started).url });
  await migrate(database.db);
  await writeFile(join(ROOT, 'apps/server/schema.sql'), await dumpSchema(database.db));
  await database.close();
} finally {
  await shutdown.run();
}
// The channel to the parent process would keep this one alive.
process.exit(0);
