import { expectNoSideways, expectSettled } from '../fixtures/layout.ts';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { DESKTOP, menu, PHONE } from '../fixtures/frame.ts';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeAll(({ stack }) => importCatalogue(stack));
test.use({ viewport: DESKTOP });

test('the wallet with its shortcuts, and the account menu with unread messages', async ({ page }) => {
  await newMember(page);
  await page.goto('/');
  const wallet = page.getByRole('region', { name: 'Wallet' });
  await wallet.getByRole('button', { name: 'Hide balance' }).click();
  await expect(wallet.getByText('1,000.00')).toHaveCount(0);
  await wallet.getByRole('button', { name: 'Show balance' }).click();
  const answer = page.waitForResponse(/balance/i);
  await wallet.getByRole('button', { name: 'Refresh balance' }).click();
  expect((await answer).ok()).toBe(true);
  await expect(page.getByTestId('balance')).toHaveText(/1,000\.00/);

  for (const [name, title] of [
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdrawal'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  // A new account has a welcome message.
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

test('the side menu links to all pages, to customer service and to the apps', async ({ page }) => {
  await page.goto('/');
  for (const name of ['All games', 'Winners', 'Get the app', 'Help', 'Announcements'])
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
  await expect(page.getByRole('navigation').getByRole('link', { name: 'โปรโมชัน' }).first()).toBeVisible();
});

test('the footer loads the studios when it comes near, and links to help and feedback', async ({ page }) => {
  const logos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/vendors/')) logos.push(request.url());
  });
  await page.goto('/promotions');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('region', { name: 'Studios' }).getByText('Amberloom').first()).toBeAttached();
  await expect.poll(() => logos.length).toBeGreaterThan(30);
  for (const name of ['Help', 'Terms', 'Announcements', 'Get the app'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await footer.getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('recently played games are in a bar that stays hidden once it was hidden', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Recently played' });
  await newMember(page);
  await page.goto('/bgs/mines');
  await expect(page.getByRole('button', { name: /Bet|Start/ }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('link', { name: / home$/ })
    .first()
    .click();
  await expect(bar.getByRole('listitem')).toHaveCount(1);
  await bar.getByRole('link', { name: 'Open Mines' }).click();
  await expect(page).toHaveURL(/\/bgs\/mines$/);
  await page.goto('/bgs/dice');
  await page
    .getByRole('link', { name: / home$/ })
    .first()
    .click();
  await expect(bar.getByRole('link').nth(1)).toHaveAccessibleName('Open Dice');
  await bar.getByRole('button', { name: 'Hide the bar' }).click();
  await page.reload();
  // The bar is the last part of the page to load.
  await expect(page.getByRole('button', { name: 'Show recently played games' })).toBeVisible({
    timeout: 30_000,
  });
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Recently played' }).getByRole('listitem')).toHaveCount(2);
});

test('text at 200 % fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // Drawing the art of all sections takes most of the time; its place is reserved, whatever it shows.
  await page.route('**/art/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  for (const path of ['/', '/rng', '/bgs/dice', '/login', '/register']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    // The sections of the home page load when they come near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectSettled(page);
    await expectNoSideways(page, path);
  }
});

test('the quick menu on phones', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  await expectNoSideways(page);
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
  for (const [name, path] of [
    ['Games', '/gameCenter'],
    ['Promotions', '/promotions'],
    ['Home', '/'],
    ['Sign in', '/login'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Get the app' })).toBeAttached();
  // Back closes the menu and stays on the page.
  const address = page.url();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(address);
});
