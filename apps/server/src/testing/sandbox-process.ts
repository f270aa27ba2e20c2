import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../platform/db/embedded-postgres.ts';

const SCRIPT = join(import.meta.dirname, '../../../sandbox/src/main.ts');

export type RunningSandbox = { url: string; stop: () => Promise<void> };

/** The real sandbox in its own process. */
export async function startSandbox(): Promise<RunningSandbox> {
  const port = String(await freePort());
  const child = fork(SCRIPT, {
    env: { ...process.env, SANDBOX_PORT: port, SANDBOX_SMTP_PORT: '0' },
    execArgv: [],
  });
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
