import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import type { BenchOptions } from '../../scripts/bench.ts';

/** The product in this process with its pages left out, and its database. Jobs run only when they are called. */
export async function startProductApp({ databaseUrl, onEnd }: Pick<BenchOptions, 'databaseUrl' | 'onEnd'>) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-app-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html></html>');
  const database = openDatabase({ url: databaseUrl });
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    CONSOLE_PORT: '0',
    SITE_FOLDER: folder,
    CONSOLE_FOLDER: folder,
    DEMO: 'yes',
    DRAW_ART_AHEAD: 'no',
    // Passwords of demo accounts are not what is measured.
    PASSWORD_HASHING: '64:1',
  });
  const app = await createApp({ config, database, log: createLogger('error', 'bench') });
  await Promise.all([app.site.ready(), app.console.ready()]);
  onEnd(async () => {
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { app, database };
}
export type ProductApp = Awaited<ReturnType<typeof startProductApp>>['app'];
