// `npm run bench -- <name>`: prints a table of measurements beside their baselines from the same run.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startTemporaryPostgres } from '../apps/server/src/testing/temporary-postgres.ts';
import { onShutdown, onStopSignal } from './lib/processes.ts';
import { DATA, ROOT } from './lib/root.ts';

export type BenchOptions = {
  databaseUrl: string;
  quick: boolean;
  /** Arguments after the name of the benchmark. */
  flags: readonly string[];
  /** Registers how to stop what a benchmark has started, however the command ends. */
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
// A benchmark fails when its database stops first; the rest must be stopped nevertheless.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (failure: unknown) => {
    console.error(failure);
    void shutdown.run().then(() => process.exit(1));
  });
// Durable like in production: the benchmarks measure what production pays.
const { started, stop } = startTemporaryPostgres({ folder: join(DATA, `bench-postgres-${process.pid}`) });
shutdown.add(stop);
try {
  const postgres = await started;
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
// A benchmark's keep-alive connections must not keep the command alive.
process.exit(0);
