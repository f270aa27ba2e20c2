import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_NODE_OPTIONS } from '../../apps/server/src/node-options.ts';
import { freePort } from '../../apps/server/src/platform/db/embedded-postgres.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

export type ProductServer = { address: string; pid: number | undefined; stop: () => Promise<void> };

/** The product's own server process with its pages left out. `nodeOptions` can ask for a processor profile. */
export async function startProductServer(options: {
  databaseUrl: string;
  environment?: Readonly<Record<string, string>>;
  nodeOptions?: readonly string[];
}): Promise<ProductServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html></html>');
  const port = await freePort();
  const child = fork(MAIN, {
    execArgv: [...process.execArgv, ...SERVER_NODE_OPTIONS, ...(options.nodeOptions ?? [])],
    env: {
      ...process.env,
      DATABASE_URL: options.databaseUrl,
      PORT: String(port),
      CONSOLE_PORT: String(await freePort()),
      SITE_FOLDER: folder,
      CONSOLE_FOLDER: folder,
      DEMO: 'yes',
      TRUST_PROXY: '1',
      DRAW_ART_AHEAD: 'no',
      LOG_LEVEL: 'error',
      ...options.environment,
    },
  });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  // Its output is that of this process.
  const failed = exited.then(([code]) => {
    throw new Error(`the server stopped with code ${String(code)} before it was ready`);
  });
  try {
    await Promise.race([once(child, 'message'), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => {});
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop,
  };
}
