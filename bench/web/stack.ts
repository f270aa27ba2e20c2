import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchOptions } from '../../scripts/bench.ts';
import { createFeedImport } from '../../apps/server/src/modules/games/catalogue/feed.usecases.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { freePort } from '../../apps/server/src/platform/db/embedded-postgres.ts';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { DATA, ROOT } from '../../scripts/lib/root.ts';
import { startService } from '../../scripts/lib/service.ts';

/** The baseline: a page with one sentence. */
export const BLANK_PAGE = '/blank.html';
const BLANK = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><h1>One sentence, and nothing else.</h1></html>`;

export type SiteUnderTest = { address: string; folder: string; games: number };

/** A copy of the production build, with a page of one sentence added. */
async function copiedSite(onEnd: BenchOptions['onEnd']): Promise<string> {
  const folder = join(DATA, `bench-site-${process.pid}`);
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await mkdir(DATA, { recursive: true });
  await cp(await ensureBuilt('site', console.log), folder, { recursive: true });
  await writeFile(join(folder, BLANK_PAGE), BLANK);
  return folder;
}

/** The real server with the demo merchants, and the sandbox, whose vendors fill the catalogue. */
export async function startSite({ databaseUrl, onEnd }: BenchOptions): Promise<SiteUnderTest> {
  const folder = await copiedSite(onEnd);
  const consoleFolder = await ensureBuilt('console', console.log);
  const [port, consolePort, sandboxPort, smtpPort] = await Promise.all(
    Array.from({ length: 4 }, () => freePort()),
  );
  const env = {
    DATABASE_URL: databaseUrl,
    SITE_FOLDER: folder,
    CONSOLE_FOLDER: consoleFolder,
    HOST: '127.0.0.1',
    PORT: String(port),
    CONSOLE_PORT: String(consolePort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
    SANDBOX_SMTP_URL: `smtp://localhost:${smtpPort}`,
    DEMO: 'yes',
    // Covers are drawn once, after an import; the first visits of the benchmark draw those that it shows.
    DRAW_ART_AHEAD: 'no',
    LOG_LEVEL: 'warn',
  };
  for (const name of ['sandbox', 'server']) {
    const script = join(ROOT, `apps/${name}/src/main.ts`);
    const service = await startService({ name, script, env, say: console.log });
    onEnd(() => service.stop());
  }
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const results = await createFeedImport({ db: database.db, clock: systemClock }).importAll();
  await database.close();
  const games = results.reduce((sum, result) => sum + (result.state === 'imported' ? result.games : 0), 0);
  return { address: `http://localhost:${port}`, folder, games };
}
