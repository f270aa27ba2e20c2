import type { Browser, BrowserContext, Page } from '../../e2e/fixtures/browser.ts';
import type { Profile } from './profiles.ts';
import { READ_OPTIONS, READY_MARK, readPage, watchPage, type Visit } from './watch.ts';

/** A page has settled after this long without requests and long tasks. */
const QUIET_MILLISECONDS = 1_500;
const MAX_MILLISECONDS = 40_000;

/** Opens a page in a new context, without cache and storage. */
export async function freshPage(
  browser: Browser,
  profile: Profile,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    deviceScaleFactor: profile.pixelRatio,
    isMobile: profile.touch,
    hasTouch: profile.touch,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (profile.line)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.line.latency,
      downloadThroughput: profile.line.download,
      uploadThroughput: profile.line.upload,
    });
  if (profile.cpuSlowdown > 1)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  return { page, context };
}

async function settle(page: Page): Promise<void> {
  const active = new Set<unknown>();
  let lastAt = performance.now();
  const touch = (): void => void (lastAt = performance.now());
  page.on('request', (request) => (touch(), active.add(request)));
  page.on('requestfinished', (request) => (touch(), active.delete(request)));
  page.on('requestfailed', (request) => (touch(), active.delete(request)));
  await page.waitForLoadState('load');
  await ready(page);
  const deadline = performance.now() + MAX_MILLISECONDS;
  while (performance.now() < deadline) {
    await page.waitForTimeout(100);
    const busyAt = await page.evaluate(() => {
      const { tasks } = (globalThis as unknown as { watched: { tasks: PerformanceEntry[] } }).watched;
      const last = tasks.at(-1);
      return last ? performance.now() - last.startTime - last.duration : Number.MAX_SAFE_INTEGER;
    });
    if (active.size === 0 && performance.now() - lastAt > QUIET_MILLISECONDS && busyAt > QUIET_MILLISECONDS)
      return;
  }
}

/** Waits until the app has hydrated; pages without it have no root. */
const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (mark) => !document.querySelector('#root') || performance.getEntriesByName(mark).length > 0,
    READY_MARK,
    { timeout: MAX_MILLISECONDS },
  );

/** Loads a page for the first time. @throws when it fails to load */
export async function visit(browser: Browser, profile: Profile, url: string): Promise<Visit> {
  const { page, context } = await freshPage(browser, profile);
  try {
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'commit' });
    await settle(page);
    return await page.evaluate(readPage, READ_OPTIONS);
  } finally {
    await context.close();
  }
}
