import { sql } from 'kysely';
import { codeFor, newNumber, solveCaptcha } from '../fixtures/inbox.ts';
import { newMember, PASSWORD, verifyContact } from '../fixtures/member.ts';
import { siteClient } from '../fixtures/site-client.ts';
import { button, dialogOf, expectSignedIn, field, leave, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a wrong password brings the captcha, and signing in shows the last sign-in', async ({ page }) => {
  const account = await newMember(page);
  await leave(page);
  await signIn(page, account, 'Wrong-Horse-9');
  await expect(dialogOf(page).getByText('Wrong user name or password.')).toBeVisible();
  await expect(dialogOf(page).getByRole('img', { name: /Picture with characters/ })).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(dialogOf(page).getByText('Please complete verification first')).toBeVisible();
  await solveCaptcha(dialogOf(page));
  await button(page, 'Sign in').click();
  await expectSignedIn(page);
  await expect(page.getByText(/Last sign-in: .*127\.0\.0\.1|Last sign-in: .*::1/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a session that ends elsewhere says so at once, above an open popup', async ({ page }) => {
  await newMember(page);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.goto('/');
  await expectSignedIn(page);
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .click();
  await expect(dialogOf(page)).toBeVisible();
  await siteClient(page.request, () => token)('session.logout');
  const notice = page.getByText('Your session has ended. Please sign in again.');
  // A trial click fails when something covers the notice.
  await notice.click({ trial: true });
  await expect(dialogOf(page)).toBeVisible();
});

test('signs in by a code sent to the phone, and keeps what was typed in each tab', async ({
  page,
  stack,
}) => {
  const { typed, e164 } = newNumber();
  await verifyContact(stack, await newMember(page), { mobile: e164 });
  await leave(page);
  await page.goto('/login');
  await field(page, 'User name').fill('somebody');
  await dialogOf(page).getByRole('tab', { name: 'By SMS code' }).click();
  await field(page, 'Mobile number').fill(typed);
  await dialogOf(page).getByRole('tab', { name: 'By user name' }).click();
  await expect(field(page, 'User name')).toHaveValue('somebody');
  await dialogOf(page).getByRole('tab', { name: 'By SMS code' }).click();
  await expect(field(page, 'Mobile number')).toHaveValue(typed);
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByText('Your code is on its way.')).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  await button(page, 'Sign in').click();
  await expectSignedIn(page);
});

test('a remembered device signs in a new tab, and signing out there ends it', async ({ page, context }) => {
  const account = await newMember(page);
  await leave(page);
  await page.goto('/login');
  await dialogOf(page)
    .getByRole('checkbox', { name: /Remember me/ })
    .check();
  await field(page, 'User name').fill(account);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expectSignedIn(page);
  const kept = await page.evaluate(() => [document.cookie, JSON.stringify(localStorage)].join());
  expect(kept).toContain(`remembered=${account}`);
  expect(kept).not.toContain(PASSWORD);

  const other = await context.newPage();
  await other.goto('/member/securityCenter');
  await expectSignedIn(other);
  await expect(other).toHaveURL(/securityCenter$/);

  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  const storage = await other.evaluate(() =>
    ['token', 'merchantCode'].map((key) => sessionStorage.getItem(key)),
  );
  expect(storage).toEqual([null, 'croupier']);
  await other.goto('/login');
  await expect(field(other, 'User name')).toHaveValue(account);
});

test('a sign-in from a new address asks for another proof', async ({ page, stack }) => {
  const account = await newMember(page);
  const { e164 } = newNumber();
  await verifyContact(stack, account, { mobile: e164 });
  await sql`delete from trusted_addresses where account_id = (select id from members where account = ${account})`.execute(
    stack.database.db,
  );
  await leave(page);
  await signIn(page, account, PASSWORD);
  await expect(dialogOf(page).getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByText('Your code is on its way.')).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  await button(page, 'Confirm').click();
  await expectSignedIn(page);
});

test('a trial account bets play money in every tab, and is told what needs a real account', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('cpw', 'password of an earlier version'));
  await button(page, 'Play for free').click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('cpw'))).toBeNull();
  await expect(page.getByRole('button', { name: /Account menu/ })).toContainText('Trial');
  await expect(page.getByRole('banner')).toContainText(/FUN\s?1,000\.00/);

  const tab = await page.context().newPage();
  await tab.goto('/bgs/dice');
  await expect(tab.getByRole('banner')).toContainText(/FUN\s?1,000\.00/);
  await tab.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(page.getByRole('banner')).not.toContainText(/FUN\s?1,000\.00/);
  await tab.close();

  await page.goto('/member/securityCenter');
  await expect(dialogOf(page).getByText(/You need a real account for this\./)).toBeVisible();
  await button(page, 'Keep playing for free').click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/member/securityCenter');
  await button(page, 'Open a real account').click();
  await expect(page).toHaveURL(/\/register$/);
});

test('an account page asks to sign in and then opens', async ({ page }) => {
  const account = await newMember(page);
  await leave(page);
  await page.goto('/member/transactionHistory?kind=bet');
  await expect(page).toHaveURL(/\/login$/);
  await field(page, 'User name').fill(account);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/member\/transactionHistory\?kind=bet$/);
});

test('popups follow back and forward, and a sign-in leads to no other site', async ({ page }) => {
  const account = await newMember(page);
  await leave(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.goForward();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.evaluate(() =>
    history.replaceState({ usr: { from: '//evil.example' }, key: 'x' }, '', '/login'),
  );
  await page.reload();
  await field(page, 'User name').fill(account);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expectSignedIn(page);
  expect(new URL(page.url()).pathname).toBe('/');
});
