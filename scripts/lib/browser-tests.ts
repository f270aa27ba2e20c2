import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { run, type RunResult } from './processes.ts';
import { ROOT } from './root.ts';

type Environment = NodeJS.ProcessEnv;

/** Requirements of the browser tests: both apps built, and Chromium. */
export async function browserEnvironment(say: (line: string) => void): Promise<Environment> {
  return {
    ...process.env,
    SITE_FOLDER: await ensureBuilt('site', say),
    CONSOLE_FOLDER: await ensureBuilt('console', say),
    CHROMIUM_PATH: await ensureChromium(say),
  };
}

export const playwright = (
  args: readonly string[],
  options: { env: Environment; onLine: (line: string) => void },
): Promise<RunResult> =>
  run(join(ROOT, 'node_modules/.bin/playwright'), ['test', ...args], { cwd: join(ROOT, 'e2e'), ...options });
