// `npm run bench -- <name>`: prints a table of measurements with their baselines, all from one run.
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { onShutdown, onStopSignal } from './lib/processes.ts';
import { DATA, ROOT } from './lib/root.ts';

export type BenchOptions = {
  databaseUrl: string;
  quick: boolean;
  /** What stood after the name of the benchmark. */
  flags: readonly string[];
  /** Whatever a benchmark starts must end with the command, however that ends. */
  onEnd: (stop: () => Promise<void> | void) => void;
};

const [name = '', ...flags] = process.argv.slice(2);
const known = readdirSync(join(ROOT, 'bench'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'src')
  .map((entry) => entry.name);
if (!known.includes(name)) {
  console.error(`croupier: no benchmark ${name || '(none named)'}; there are: ${known.join(', ')}`);
  process.exit(1);
}

const shutdown = onShutdown();
onStopSignal(() => void shutdown.run().then(() => process.exit(130)));
// A loop that is cut off by the end of its database must not end us before the rest has ended.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (failure: unknown) => {
    console.error(failure);
    void shutdown.run().then(() => process.exit(1));
  });
const folder = join(DATA, `bench-postgres-${process.pid}`);
try {
  // Durable like production: what is measured is what would be paid.
  const postgres = await startEmbeddedPostgres({ folder });
  shutdown.add(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.password`, { force: true });
  });
  const database = openDatabase({ url: postgres.url, maxConnections: 1 });
  await migrate(database.db);
  await database.close();
  const bench = (await import(join(ROOT, `bench/${name}/${name}.bench.ts`))) as {
    run: (options: BenchOptions) => Promise<void>;
  };
  await bench.run({
    databaseUrl: postgres.url,
    quick: flags.includes('--quick'),
    flags,
    onEnd: shutdown.add,
  });
} finally {
  await shutdown.run();
}
// Keep-alive connections of a benchmark's client must not keep the command alive.
process.exit(0);
