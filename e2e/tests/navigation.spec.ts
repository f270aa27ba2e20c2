import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { DESKTOP, menu, silenceDoor, TABLET } from '../fixtures/frame.ts';
import { expect, test } from '../fixtures/test.ts';

const topNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories', exact: true });
/** A category of the top navigation, in whichever language the page is. */
const inTopNav = (page: Page, category: string): Locator =>
  page.locator(`.top-nav [data-category=${category}]`);
/** Comes in from elsewhere, and again while the page does not listen yet. */
const hoverOver = (page: Page, category: string): Promise<void> =>
  expect(async () => {
    await page.mouse.move(700, 880);
    await inTopNav(page, category).hover();
    await expect(inTopNav(page, category)).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
const panelOf = (page: Page): Locator => page.locator('[data-layout]');

test.beforeAll(async ({ stack }) => {
  await importCatalogue(stack);
  await silenceDoor(stack);
});
test.use({ viewport: DESKTOP });

test('N1: the top navigation has every category with vendors, and fits', async ({ page, stack }) => {
  for (const language of ['EN', 'TY']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: stack.site }]);
    for (const size of [TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const row = page.locator('.top-nav');
      await expect(row.getByRole('link')).toHaveCount(12);
      await expect
        .poll(() => row.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeLessThanOrEqual(0);
      const words = row.locator('span');
      const cut = () =>
        words.evaluateAll((all) => all.filter((word) => word.scrollWidth > word.clientWidth).length);
      await expect.poll(cut, `${language} ${size.width}`).toBe(0);
    }
  }
});

test('N1: a category without vendors is not in the navigation', async ({ page, stack }) => {
  const { db } = stack.database;
  await sql`update merchant_vendors set shown = false where merchant_id = 'lotus'
    and vendor_id in ('vendor-redspur', 'vendor-morncrow')`.execute(db);
  await sql`update catalogue_version set version = version + 1`.execute(db);
  await expect(async () => {
    await page.goto(`${stack.lotus}/`);
    await expect(inTopNav(page, 'esports')).toBeVisible();
    expect(await inTopNav(page, 'cockfight').count()).toBe(0);
  }).toPass();
  await expect(page.locator('.top-nav').getByRole('link')).toHaveCount(11);
});

test('N2: many vendors open wide, with their states and with games', async ({ page }) => {
  await page.goto('/');
  await hoverOver(page, 'rng');
  await expect(panelOf(page)).toHaveAttribute('data-layout', 'large');
  await expect(panelOf(page).getByRole('link', { name: /Amberloom.*\d+ games/ })).toBeVisible();
  await expect(panelOf(page).getByText('Maintenance')).toBeVisible();
  await expect(panelOf(page).getByRole('heading', { name: 'Popular now' })).toBeVisible();

  await page.mouse.move(700, 880);
  await expect(panelOf(page)).toHaveCount(0);
});

test('N2: few vendors open small, by keyboard too', async ({ page }) => {
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

test('N2: the same category opens small at a merchant with few of its vendors', async ({ page, stack }) => {
  await page.goto(`${stack.lotus}/`);
  await hoverOver(page, 'rng');
  await expect(panelOf(page)).toHaveAttribute('data-layout', 'small');
});

test('G6: vendors are kept by the tab, and asked for anew in another language', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_newGameVendor')) asked.push(request.url());
  });
  const open = async (): Promise<void> => {
    await hoverOver(page, 'rng');
    await expect(
      panelOf(page)
        .getByText(/^\d+ (?:games|เกม)$/)
        .first(),
    ).toBeVisible();
  };
  await open();
  expect(asked).toHaveLength(1);
  await page.reload();
  await open();
  expect(asked).toHaveLength(1);
  await menu(page).getByText('ไทย').click();
  await open();
  expect(asked).toHaveLength(2);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('vendors.'))
        .sort(),
    ),
  ).toEqual(['vendors.EN', 'vendors.TY']);
});

test('R13: game pages have no side menu, others have it', async ({ page }) => {
  await page.goto('/bgs/dice');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(menu(page)).toBeVisible();
});

test('R15: another page begins at its top, going back returns to where one was', async ({ page }) => {
  await page.goto('/rng');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await menu(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  // Loaded anew it begins at its own place as well, and not at the one of the page before it.
  await page.goto('/fairness');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('R15: a list that is loaded anew has its pages again, and stands where it was', async ({ page }) => {
  await page.goto('/rng?sort=name');
  const tiles = page.getByRole('main').getByRole('article');
  for (const count of [40, 60]) {
    await tiles.last().scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(count);
  }
  await tiles.nth(45).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1_500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(tiles.nth(45)).toBeInViewport();
});

test('R15: the loader of a page that one leaves is gone', async ({ page }) => {
  await page.goto('/');
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
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
  letGo();
});
