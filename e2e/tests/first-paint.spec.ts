import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { newMember, registerMember } from '../fixtures/member.ts';

test.beforeAll(({ stack }) => importCatalogue(stack));

test('the server renders the first screen in the brand and language of the host', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, register] of [
    [stack.site, 'Register'],
    [stack.lotus, 'สมัครสมาชิก'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: register, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.banners img').first()).toBeVisible();
  }
  await page.goto(`${stack.site}/rng`);
  await expect(page).toHaveTitle(/^Slots · /);
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.goto(`${stack.site}/promotions`);
  await expect(page.getByRole('article')).toHaveCount(6);
  // Filtered lists are rendered by the app.
  await page.goto(`${stack.site}/rng?sort=name`);
  await expect(page.getByRole('article')).toHaveCount(0);
  await context.close();
});

/** Windows from a small phone to a large screen. */
const WINDOWS = [
  [360, 780],
  [820, 1180],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const;

/** Where the first game, table, match or draw begins, as a share of the window's height. */
const firstTileAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tile = document.querySelector('main :is(article, .game-tile-skeleton)');
    return ((tile?.getBoundingClientRect().top ?? Infinity) + scrollY) / innerHeight;
  });

test('games begin above the middle of the screen, at home and in every list', async ({ page, stack }) => {
  const pages = [
    stack.site,
    // The longest words.
    ...['', 'rng', 'live', 'sports'].map((path) => `${stack.saobien}/${path}`),
  ];
  for (const address of pages) {
    // Positions do not depend on pictures, which the server has yet to draw.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => firstTileAt(page), { message: `${address} at ${width}` }).toBeLessThan(0.5);
    }
  }
  // Whoever has just joined sees the offer of limits and the next step before the games.
  await registerMember(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('region', { name: 'You’re in. Here’s what’s next.' })).toBeVisible();
  await expect.poll(() => firstTileAt(page)).toBeLessThan(0.65);
});

test.describe(() => {
  // No minute of this zone is one of the server's.
  test.use({ timezoneId: 'Pacific/Chatham' });

  test('the app hydrates the server’s HTML without replacing it', async ({ page }) => {
    // A hydration mismatch is logged as an error, which fails the test.
    await page.addInitScript(() => {
      // Each of them as the first page of a tab.
      sessionStorage.clear();
      addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, { drawn: document.querySelector('h1') });
      });
    });
    const games = [
      'dice',
      'limbo',
      'plinko',
      'keno',
      'wheel',
      'mines',
      'towers',
      'blackjack',
      'baccarat',
      'roulette',
      'nine-lanterns',
    ];
    for (const path of ['/', '/login', '/rng', '/promotions', ...games.map((game) => `/bgs/${game}`)]) {
      await page.goto(path);
      const isTaken = (): boolean => {
        const { drawn } = globalThis as unknown as { drawn: Element | null };
        return (
          Boolean(drawn?.isConnected) &&
          Object.keys(drawn ?? {}).some((key) => key.startsWith('__reactFiber'))
        );
      };
      await expect.poll(() => page.evaluate(isTaken), path).toBe(true);
    }
    // The page's own styles follow those of every page.
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/bgs/dice');
    await expect(page.getByLabel('Bet amount')).toBeInViewport();
    // The server does not receive the fragment, so the app renders what it opens.
    await page.goto('/promotions#new-studios');
    await expect(page.getByRole('article', { name: 'More studios in the lobby' })).toContainText(
      'open a free demo',
    );
  });
});

/** The limit of the product is 160 kB; a page that every visitor pays for should be noticed earlier. */
const MAX_SCRIPT_GZIP_BYTES = 150_000;

test('the home page works for a first-time visitor after 150 kB of JavaScript', async ({ page }) => {
  const folder = process.env['SITE_FOLDER'] ?? '';
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  const scripts = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('app-ready');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= (ready?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
  expect(scripts.length).toBeGreaterThan(4);
  // Small files are not compressed by the build.
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await readFile(join(folder, path))).length),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_SCRIPT_GZIP_BYTES);
});

/** The longest that a page waits for its pictures, as in `first-sight.ts`. */
const MAX_WAIT_MILLISECONDS = 2_000;

test('the app is loaded after the pictures of the first screen', async ({ page }) => {
  // By this event the first script has run, which would have requested the app if it did not wait.
  const begun = page.waitForEvent('domcontentloaded');
  await page.route(/\.(?:avif|webp)(?:\?|$)/, async (route) => {
    await begun;
    await route.continue();
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const eager = [...document.images].filter(
        (picture) => picture.loading === 'eager' && picture.getBoundingClientRect().top < innerHeight,
      );
      Object.assign(globalThis, { eager });
    });
  });
  await page.goto('/rng');
  const { first, pictures, app } = await page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming);
    const timesOf = (urls: readonly string[]) => resources.filter(({ name }) => urls.includes(name));
    const { eager } = globalThis as unknown as { eager: HTMLImageElement[] };
    const modules = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
    return {
      first: timesOf(modules.map(({ src }) => src)).map(({ responseEnd }) => responseEnd),
      pictures: timesOf(eager.map(({ currentSrc }) => currentSrc)).map(({ responseEnd }) => responseEnd),
      app: resources
        .filter(({ name }) => /\/js\/(?:vendor|start)\./.test(name))
        .map(({ startTime }) => startTime),
    };
  });
  expect(pictures.length).toBeGreaterThan(3);
  expect(app.length).toBeGreaterThan(1);
  const waitedUntil = Math.min(Math.max(...pictures), Math.max(...first) + MAX_WAIT_MILLISECONDS);
  expect(Math.min(...app)).toBeGreaterThanOrEqual(waitedUntil);
});

test('the menu works that the server rendered, also when its script comes late', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let release = (): void => undefined;
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/js\/layout\./, async (route) => {
    await pressed;
    await route.continue();
  });
  const going = page.goto('/');
  const feedback = page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' });
  // The page before has no mark either.
  await page.waitForFunction(
    () => location.protocol !== 'about:' && document.documentElement.dataset['hydrating'] === undefined,
  );
  // The page grows while it scrolls to its end, so that a click can miss the button.
  const isKept = (): boolean => Boolean((document as { pressed?: unknown }).pressed);
  await expect(async () => {
    await feedback.click();
    expect(await page.evaluate(isKept)).toBe(true);
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await going;
  // React may have replaced the part's elements meanwhile.
  await expect(page.getByRole('dialog', { name: 'Send us feedback' })).toBeVisible();
});

test('a tap before hydration takes effect afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = (): void => undefined;
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/js\/vendor\./, async (route) => {
    await pressed;
    await route.continue();
  });
  const going = page.goto('/rng');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await going;
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a signed-in member never sees a flash of the visitor’s page', async ({ page }) => {
  await newMember(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const link = document.querySelector('header a[href="/register"]');
      if (link?.checkVisibility({ visibilityProperty: true })) seen.push(document.readyState);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByTestId('balance')).toHaveText(/1,000\.00/);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
});
