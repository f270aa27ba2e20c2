import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { expectNoSideways } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

type Manifest = { name: string; start_url: string; icons: Array<{ src: string; sizes: string }> };

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);

/** Paths in the browser's Cache Storage. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });

test('each merchant’s site can be installed under its own name and icons', async ({ page, stack }) => {
  const devTools = await page.context().newCDPSession(page);
  const names: string[] = [];
  for (const site of [stack.site, stack.lotus]) {
    await page.goto(site);
    await workerReady(page);
    const { data, errors } = await devTools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as Manifest;
    names.push(manifest.name);
    expect(await page.title()).toBe(manifest.name);
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src)).toBe(sizes);
    expect(await sizeOf(page, '/app/icon-180.png')).toBe('180x180');
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    // Test windows are incognito, the only thing Chromium may have against installing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await page.goto(`${site}${manifest.start_url}`);
    await expect(page.getByRole('main')).toBeVisible();
  }
  expect(new Set(names).size).toBe(2);
});

test.describe('without a network', () => {
  // The browser logs every page that it can't fetch.
  test.use({ strictConsole: false });

  test('shows the offline page in the visitor’s language and theme, and returns to the site on its own', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/');
    await workerReady(page);
    // Chosen after the worker has cached its page.
    await context.addCookies(
      [
        { name: 'lang', value: 'TY' },
        { name: 'theme', value: 'light' },
      ].map((cookie) => ({ ...cookie, url: baseURL ?? '' })),
    );
    await context.setOffline(true);
    await page.goto('/rng');
    await expect(page.getByRole('heading', { name: 'ไม่มีการเชื่อมต่อ' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByText('Aurum Room', { exact: true })).toBeVisible();
    expect(await page.locator('img').evaluate((icon: HTMLImageElement) => icon.naturalWidth)).toBe(192);
    await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
    await expect(page.getByRole('heading', { name: 'ไม่มีการเชื่อมต่อ' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/rng$/);
  });
});

test('caches files and pictures, but neither calls nor pages', async ({ page }) => {
  await page.goto('/');
  await workerReady(page);
  await page.reload();
  await page.goto('/rng');
  await expect.poll(async () => (await cachedPaths(page)).some((path) => path.startsWith('/js/'))).toBe(true);
  const kept = await cachedPaths(page);
  expect(kept).toContain('/app/offline');
  expect(kept.filter((path) => !/^\/(?:js|css|fonts|art|app)\//.test(path))).toEqual([]);
  const answers = await page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
    return Promise.all(stored.flat().map((answer) => answer.clone().text()));
  });
  expect(answers.filter((text) => text.includes('id="boot"') || text.includes('"success":'))).toEqual([]);
});

test('a newer worker takes over and removes the caches of the old one', async ({ page, stack }) => {
  const shells = (): Promise<string[]> =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
  const rename = (name: string) =>
    sql`update merchants set name = ${name} where id = 'croupier'`.execute(stack.database.db);
  await page.goto('/');
  await workerReady(page);
  const [old = ''] = await shells();
  const before = await page.title();
  await rename('Golden Room');
  try {
    // Until the server has the new version, and then until the old worker has finished its requests.
    await expect
      .poll(
        async () => {
          if ((await shells()).includes(old))
            await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
          return shells();
        },
        { timeout: 45_000, intervals: [1_000] },
      )
      .toEqual([expect.not.stringContaining(old)]);
    const offline = await page.evaluate(async () => (await caches.match('/app/offline'))?.text());
    expect(offline).toContain('Golden Room');
  } finally {
    await rename(before);
  }
});

test('the installation guide has steps and a QR code for every platform, each at its own address', async ({
  page,
  stack,
}) => {
  await page.goto('/download?for=android');
  await expect(page.getByRole('heading', { name: 'Steps for Android' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'QR code with the steps for Android' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('tab', { name: 'iPhone and iPad' }).click();
  await expect(page).toHaveURL(/\/download\?for=ios$/);
  await expect(
    page.getByText(new URL(`${stack.site}/download?for=ios`).href.slice('http://'.length)),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'iPhone, lite' }).click();
  const profile = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download profile' }).click();
  expect((await profile).suggestedFilename()).toBe('croupier.mobileconfig');
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 780 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('shows its own steps first, and installs with one tap where the browser offers it', async ({
    page,
    stack,
  }) => {
    await page.goto(`${stack.lotus}/download`);
    await expect(page.getByRole('tab').first()).toHaveText('Android');
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'ดูวิธีติดตั้ง' })).toBeVisible();
    // Chromium makes no offer in incognito windows, so the test dispatches the event.
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, {
        prompt: async () => Object.assign(globalThis, { asked: true }),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      dispatchEvent(offer);
    });
    await page.getByRole('button', { name: 'ติดตั้งเลย' }).click();
    await expect(page.getByText('ติดตั้งแล้ว ดูไอคอนได้ที่หน้าจอโฮม')).toBeVisible();
    expect(await page.evaluate(() => 'asked' in globalThis)).toBe(true);
    await expectNoSideways(page);
  });
});
