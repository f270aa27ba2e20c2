import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 780 };

const topNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories', exact: true });
const menu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true });
const panelOf = (page: Page): Locator => page.locator('[data-layout]');
const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.beforeAll(async ({ stack }) => {
  await importCatalogue(stack);
  // What the merchant says at the door is looked at elsewhere.
  await sql`delete from announcements where type = 'PU'`.execute(stack.database.db);
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
      expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      );
      const cut = await row
        .locator('span')
        .evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth).length);
      expect(cut, `${language} ${size.width}`).toBe(0);
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
    await expect(topNav(page).getByRole('link', { name: 'Cockfight' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(topNav(page).getByRole('link')).toHaveCount(11);
});

test('N2: many vendors open wide with games, few open small; keyboard and pointer', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  const slots = topNav(page).getByRole('link', { name: 'Slots' });
  await slots.hover();
  await expect(slots).toHaveAttribute('aria-expanded', 'true');
  await expect(panelOf(page)).toHaveAttribute('data-layout', 'large');
  await expect(panelOf(page).getByRole('link', { name: /Amberloom.*\d+ games/ })).toBeVisible();
  await expect(panelOf(page).getByText('Taking a break')).toBeVisible();
  await expect(panelOf(page).getByRole('heading', { name: 'Popular now' })).toBeVisible();

  await page.mouse.move(700, 880);
  await expect(panelOf(page)).toHaveCount(0);
  await topNav(page).getByRole('link', { name: 'Home' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
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

  await page.goto(`${stack.lotus}/`);
  await topNav(page).getByRole('link', { name: 'Slots' }).hover();
  await expect(panelOf(page)).toHaveAttribute('data-layout', 'small');
});

test('G6: vendors are kept by the tab, and asked for anew in another language', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_newGameVendor')) asked.push(request.url());
  });
  const open = async (name: string): Promise<void> => {
    await page.locator('.top-nav').getByRole('link', { name }).hover();
    await expect(
      panelOf(page)
        .getByText(/^\d+ (?:games|เกม)$/)
        .first(),
    ).toBeVisible();
  };
  await open('Slots');
  expect(asked).toHaveLength(1);
  await page.reload();
  await open('Slots');
  expect(asked).toHaveLength(1);
  await menu(page).getByText('ไทย').click();
  await open('สล็อต');
  expect(asked).toHaveLength(2);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('vendors.'))
        .sort(),
    ),
  ).toEqual(['vendors.EN', 'vendors.TY']);
});

test('N4, N10: the wallet with its shortcuts, the account menu with what waits', async ({ page }) => {
  await registerMember(page);
  const wallet = page.getByRole('region', { name: 'Wallet' });
  await wallet.getByRole('button', { name: 'Hide balance' }).click();
  await expect(wallet.getByText('1,000.00')).toHaveCount(0);
  await wallet.getByRole('button', { name: 'Show balance' }).click();
  const answer = page.waitForResponse(/balance/i);
  await wallet.getByRole('button', { name: 'Refresh balance' }).click();
  expect((await answer).ok()).toBe(true);
  await expect(page.getByTestId('balance')).toHaveText(/1,000\.00/);

  for (const [name, title] of [
    ['Deposit', 'Deposits open soon'],
    ['Withdraw', 'Withdrawals open soon'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Write to us' }).click();
    await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // The welcome of a new account waits in the inbox.
  const account = page.getByRole('button', { name: /Account menu/ });
  await expect(account).toHaveAccessibleName(/unread message/);
  await expect(account.locator('[data-count]')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /Messages.*unread message/ })).toBeVisible();
  await page.getByRole('button', { name: /Account menu/ }).click();
  for (const name of [
    'Betting record',
    'Account record',
    'My account',
    /^Messages/,
    'Deposit',
    'Withdraw',
    'Sign out',
  ])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  await expect(bar.getByRole('link', { name: /Account.*unread message/ })).toBeVisible();
});

test('N5: the side menu leads everywhere, and the app is a code away', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Slots', 'Promotions', 'Get the app', 'Help', 'Notices'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    /^https:\/\/t\.me\//,
  );
  await expect(menu(page).getByRole('link', { name: 'Live chat' })).toBeVisible();
  for (const platform of ['iOS', 'Android']) {
    await menu(page)
      .getByRole('button', { name: `QR code for ${platform}` })
      .click();
    await expect(page.getByRole('figure', { name: `QR code for ${platform}` })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await menu(page).getByText('ไทย').click();
  await expect(menu(page).getByRole('link', { name: 'โปรโมชั่น' })).toBeVisible();
});

test('N6: the footer shows the vendors once it is near, help, and a way to write', async ({ page }) => {
  const logos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/vendors/')) logos.push(request.url());
  });
  await page.goto('/promotions');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(
    footer.getByRole('region', { name: 'Game makers' }).getByText('Amberloom').first(),
  ).toBeAttached();
  await expect.poll(() => logos.length).toBeGreaterThan(30);
  for (const name of ['Help', 'Terms', 'Notices', 'Get the app'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await footer.getByRole('button', { name: 'Write to us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('N7, G5: games that were opened stand in the bar, which folds and stays so', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Recently opened' });
  await page.goto('/');
  await expect(bar).toHaveCount(0);
  await registerMember(page);
  await page.goto('/bgs/mines');
  await expect(page.getByRole('button', { name: /Bet|Start/ }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await expect(bar.getByRole('listitem')).toHaveCount(1);
  await bar.getByRole('link', { name: 'Open Mines' }).click();
  await expect(page).toHaveURL(/\/bgs\/mines$/);
  await page.goto('/bgs/dice');
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await expect(bar.getByRole('link').nth(1)).toHaveAccessibleName('Open Dice');
  await bar.getByRole('button', { name: 'Fold the bar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show recently opened games' })).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Recently opened' }).getByRole('listitem')).toHaveCount(2);
});

test('N9: what a thumb reaches on phones', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  for (const [name, path] of [
    ['Games', '/gameCenter'],
    ['Promotions', '/promotions'],
    ['Home', '/'],
    ['Sign in', '/login'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Get the app' })).toBeAttached();
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
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
  await menu(page).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(loader).toHaveCount(0);
  letGo();
});
