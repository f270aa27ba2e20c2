import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './processes.ts';
import { ROOT } from './root.ts';

/** A Chromium without windows, which runs the tests a quarter faster. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = (preferred: 'shell' | 'browser'): string | undefined => {
  const paths = preferred === 'shell' ? [HEADLESS_SHELL, ...BROWSERS] : [...BROWSERS, HEADLESS_SHELL];
  return [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && existsSync(path));
};

async function installPlaywrights(): Promise<string | undefined> {
  const require = createRequire(join(ROOT, 'e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath: () => string } };
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  await run(join(ROOT, 'node_modules/.bin/playwright'), ['install', 'chromium'], { timeout: 300_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function installPackage(): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = async (...args: string[]): Promise<boolean> => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    const { code } = await run(command, rest, { env }).catch(() => ({ code: 1 }));
    return code === 0;
  };
  await aptGet('update', '-qq');
  // Older releases have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await aptGet('install', '-y', '-qq', name)) return installed('shell');
  return undefined;
}

/**
 * Finds an installed Chromium, or else installs the distribution's package or Playwright's Chromium. The shell paints
 * at another pace than the browser that people use, so measurements prefer the browser.
 */
export async function ensureChromium(
  say: (line: string) => void,
  preferred: 'shell' | 'browser' = 'shell',
): Promise<string> {
  const found = installed(preferred);
  if (found) return found;
  say('Installing Chromium for the browser tests …');
  const path = (await installPackage()) ?? (await installPlaywrights());
  if (!path) throw new Error('no Chromium: install one and set CHROMIUM_PATH to it');
  return path;
}
