import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('article');
const result = (page: Page) => page.getByTestId('visit-result');

/** A displayed amount in cents. */
async function cents(page: Page, testId: string): Promise<number> {
  const text = (await page.getByTestId(testId).textContent()) ?? '';
  const amount = Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
  return /[-−–]/.test(text) ? -amount : amount;
}

async function bet(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Bet', exact: true });
  const answer = page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  await button.click();
  await answer;
  await expect(button).toBeEnabled();
}

test.describe.configure({ timeout: 240_000 });
test.beforeAll(({ stack }) => importCatalogue(stack));

test('an in-house game: time and result of the visit, full screen, QR code for the phone, back', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/bgs');
  await tiles(page)
    .getByRole('link', { name: /^Play Dice/ })
    .click();
  await expect(page).toHaveURL(/\/bgs\/dice$/);
  await expect(page.getByTitle('Time in this game').getByRole('time')).toHaveText(/^0:\d\d$/);
  await expect(result(page)).toHaveText('€0.00');

  // The result is the change of the balance, and a reload continues the visit.
  await bet(page);
  await expect.poll(async () => (await cents(page, 'balance')) - 100_000).not.toBe(0);
  await expect
    .poll(async () => (await cents(page, 'visit-result')) - ((await cents(page, 'balance')) - 100_000))
    .toBe(0);
  await page.reload();
  await expect
    .poll(async () => (await cents(page, 'visit-result')) - ((await cents(page, 'balance')) - 100_000))
    .toBe(0);

  // In full screen nothing else can be reached, and Escape ends it.
  await page.getByRole('button', { name: 'Full screen' }).click();
  const leave = page.getByRole('button', { name: 'Exit full screen' });
  await expect(leave).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner')).toHaveJSProperty('inert', true);
  await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(leave).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveJSProperty('inert', false);

  await page.getByRole('button', { name: 'Play on your phone' }).click();
  await expect(page.getByRole('figure', { name: 'QR code for this page' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Similar games are at the end, and back leads to the former page.
  await expect(
    page.getByRole('region', { name: 'More like this' }).getByRole('article').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/bgs$/);
});

test('an in-house game in a window of its own, which closes on the way back', async ({ page }) => {
  await newMember(page);
  await page.goto('/bgs/dice');
  // The window has only the game and the wallet; this page follows what happens there.
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in a new window' }).click();
  const popup = await opening;
  await expect(popup).toHaveURL(/\/bgs\/dice\?window=popup$/);
  await expect(popup.getByRole('heading', { name: 'Dice', level: 1 })).toBeVisible();
  await expect(popup.getByRole('navigation')).toHaveCount(0);
  await expect(popup.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Dice is open in another window' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bet', exact: true })).toHaveCount(0);
  await bet(popup);
  await bet(popup);
  await expect.poll(async () => (await cents(page, 'balance')) - (await cents(popup, 'balance'))).toBe(0);
  await expect
    .poll(async () => (await cents(page, 'visit-result')) - ((await cents(page, 'balance')) - 100_000))
    .toBe(0);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Back to the lobby' }).click();
  await closed;
  await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeVisible();
});

test('a game fills the window where the browser has no full screen, as on iPhones', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bgs/mines');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('banner')).toHaveJSProperty('inert', true);
  const box = await page
    .getByRole('button', { name: 'Exit full screen' })
    .locator('xpath=ancestor::div[contains(@class, "fixed")]')
    .boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  // A dialog is visible above the game, and Escape closes only the dialog.
  await page.getByRole('button', { name: 'Fairness' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Fairness' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(page.getByRole('banner')).toHaveJSProperty('inert', false);
});

test('all games on one page: categories, studios and the search', async ({ page }) => {
  await page.goto('/gameCenter');
  await expect(page.getByRole('heading', { name: 'All games', level: 1 })).toBeVisible();
  await expect(main(page)).toContainText(/[\d,]+ games from \d+ studios/);
  await main(page).getByRole('navigation').getByRole('link', { name: 'Poker' }).click();
  const poker = page.getByRole('region', { name: 'Poker' });
  const title = poker.getByRole('heading', { level: 2 });
  await expect(title).toBeInViewport();
  await expect(poker.getByRole('article').first()).toBeVisible();
  await expect(title).toBeInViewport();
  await poker.getByRole('link', { name: /^Quiet Bluff/ }).click();
  await expect(page).toHaveURL(/\/pvp\?vassalage=QBLUFF$/);
  await expect(tiles(page).first()).toContainText('Quiet Bluff');
  await page.goBack();
  await expect(title).toBeInViewport();
  await page.getByRole('link', { name: 'Game, studio or theme' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('the lotteries ask to sign in, at addresses in any case', async ({ page }) => {
  await page.goto('/seaLottery');
  await expect(page).toHaveURL(/\/login$/);
  await newMember(page);
  for (const path of ['/sealottery', '/vnLottery', '/lottert']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(path, 'i'));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('another language keeps the loaded pages of a list and the position in it', async ({ page }) => {
  await page.goto('/rng?sort=name');
  // In a tall window the second page loads at once.
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(20);
  await tiles(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(40);
  const seen = tiles(page).nth(30);
  await seen.scrollIntoViewIfNeeded();
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(40);
  const before = await tiles(page).count();
  const name = await seen.getByRole('heading').textContent();
  const place = await page.evaluate(() => window.scrollY);
  // The language switch is out of view.
  await page
    .getByRole('radio', { name: 'ไทย' })
    .first()
    .evaluate((choice: HTMLElement) => choice.click());
  await expect(page.getByRole('heading', { name: 'สล็อต', level: 1 })).toBeAttached();
  await expect(seen.getByRole('heading')).not.toHaveText(name ?? '');
  expect(await tiles(page).count()).toBeGreaterThanOrEqual(before);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
});

test.describe('scripts that fail to load', () => {
  // Chromium logs the scripts that the test blocks.
  test.use({ strictConsole: false });

  test('can be tried again, and after a new release the page reloads once', async ({ page }) => {
    const script = '**/js/PointMall.*.js';
    await page.route(script, (route) => route.abort());
    await page.goto('/pointMall');
    const lost = page.getByRole('heading', { name: 'Part of the page didn’t load' });
    await expect(lost).toBeVisible();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Points mall', level: 1 })).toBeVisible();

    // The server has a new release by now: the page asks for itself and learns of it.
    await page.route(script, (route) => route.abort());
    await page.route('**/pointMall', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"release":"[^"]*"/, '"release":"the-next"');
      return route.fulfill({ response: answer, body });
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    await expect(lost).toBeVisible();
    expect(loads).toBe(2);
  });
});

test('scripts and styles have the promised names', async () => {
  const folder = process.env['SITE_FOLDER'] ?? '';
  const scripts = (await readdir(join(folder, 'js'))).map((file) => file.split('.')[0]);
  expect(scripts).toEqual(
    expect.arrayContaining([
      'Promotions',
      'Seamless',
      'Lottery',
      'MemberCenter',
      'PointMall',
      'AccountGame',
      'GameListCenter',
      'GameCenter',
    ]),
  );
  const styles = await readdir(join(folder, 'css'));
  expect(styles).not.toEqual([]);
  expect(styles.filter((file) => !/^[\w-]+\.[\w-]+\.css(?:\.\w+)?$/.test(file))).toEqual([]);
});
