import type { Locator, Page } from '@playwright/test';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { DESKTOP, menu } from '../fixtures/frame.ts';
import { expectSettled } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';

const topNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories', exact: true });
/** A category of the top navigation, in any language. */
const inTopNav = (page: Page, category: string): Locator =>
  page.locator(`.top-nav [data-category=${category}]`);
/** Moves the pointer onto a category, again until the page reacts. */
const hoverOver = (page: Page, category: string): Promise<void> =>
  expect(async () => {
    await page.mouse.move(700, 880);
    await inTopNav(page, category).hover();
    await expect(inTopNav(page, category)).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
const panelOf = (page: Page): Locator => page.locator('[data-layout]');

test.beforeAll(({ stack }) => importCatalogue(stack));
test.use({ viewport: DESKTOP });

/** Where the layout changes, and the widths between. */
const WIDTHS = [820, 1280, 1340, 1440];

test('the top navigation has every category with vendors, and cuts no label', async ({ page, stack }) => {
  for (const language of ['EN', 'TY']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: stack.site }]);
    await page.goto('/');
    const row = page.locator('.top-nav');
    await expect(row.getByRole('link')).toHaveCount(12);
    const words = row.locator('span');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      await expect
        .poll(() => row.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeLessThanOrEqual(0);
      const cut = () =>
        words.evaluateAll((all) => all.filter((word) => word.scrollWidth > word.clientWidth).length);
      await expect.poll(cut, `${language} ${width}`).toBe(0);
    }
  }
});

test('many vendors open in a wide panel, with their states and with games', async ({ page }) => {
  await page.goto('/');
  await hoverOver(page, 'rng');
  await expect(panelOf(page)).toHaveAttribute('data-layout', 'large');
  await expect(panelOf(page).getByRole('link', { name: /Amberloom.*\d+ games/ })).toBeVisible();
  await expect(panelOf(page).getByText('Maintenance')).toBeVisible();
  await expect(panelOf(page).getByRole('heading', { name: 'Popular now' })).toBeVisible();

  await page.mouse.move(700, 880);
  await expect(panelOf(page)).toHaveCount(0);
});

test('few vendors open in a small panel, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await expect(async () => {
    await topNav(page).getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(inTopNav(page, 'bgs')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  const live = topNav(page).getByRole('link', { name: 'Live casino' });
  await expect(live).toBeFocused();
  await expect(panelOf(page)).toHaveAttribute('data-layout', 'small');
  await page.keyboard.press('ArrowDown');
  await expect(panelOf(page).getByRole('link', { name: 'All games' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(live).toBeFocused();
  await expect(panelOf(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/live\?vassalage=/);
  await expect(panelOf(page)).toHaveCount(0);
});

test('game pages have no side menu, other pages have one', async ({ page }) => {
  await page.goto('/bgs/dice');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(menu(page)).toBeVisible();
});

test('a new page starts at its top, going back returns to the former position', async ({ page }) => {
  await page.goto('/rng');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await menu(page).getByRole('link', { name: 'Winners' }).click();
  await expect(page).toHaveURL(/\/winners$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  // A full load has its own position, too.
  await page.goto('/fairness');
  await expectSettled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a reloaded list has its pages and its position again', async ({ page }) => {
  await page.goto('/rng?sort=name');
  const tiles = page.getByRole('main').getByRole('article');
  for (const count of [40, 60]) {
    await tiles.last().scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(count);
  }
  await tiles.nth(45).scrollIntoViewIfNeeded();
  const [top, window] = await page.evaluate(() => [scrollY, innerHeight] as const);
  // Nothing of the first window is in sight any more.
  expect(top).toBeGreaterThan(window);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(tiles.nth(45)).toBeInViewport();
});

test('leaving a page that is still loading removes its progress bar', async ({ page }) => {
  await page.goto('/');
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/js/WinnersPage*.js', async (route) => {
    await held;
    await route.continue();
  });
  const loader = page.locator('.navigation-progress');
  await menu(page).getByRole('link', { name: 'Winners' }).click();
  await expect(loader).toBeAttached();
  await menu(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(loader).toHaveCount(0);
  release();
});
