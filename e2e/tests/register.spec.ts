import { sql } from 'kysely';
import { codeFor, newNumber, solveCaptcha } from '../fixtures/inbox.ts';
import { newName, PASSWORD } from '../fixtures/member.ts';
import { button, dialogOf, expectSignedIn, field, leave, sendUntil } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

async function agree(page: Page): Promise<void> {
  for (const name of [/accept the terms/, /years old/])
    await dialogOf(page).getByRole('checkbox', { name }).filter({ visible: true }).check();
}

async function fillNames(page: Page, account: string): Promise<void> {
  await field(page, 'User name').fill(account);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
}

test('shows each error under its field, and keeps what was typed on the way to the sign-in and back', async ({
  page,
}) => {
  await page.goto('/register');
  await field(page, 'User name').fill('1abc');
  await field(page, 'Password').fill('short');
  await field(page, 'Confirm password').fill('other');
  await button(page, 'Open account').click();
  await expect(dialogOf(page).getByText('not empty?')).toBeVisible();
  await expect(dialogOf(page).getByText('You must be at least 18 years old to play here.')).toBeVisible();
  await expect(field(page, 'User name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialogOf(page).getByText(/don’t match/)).toBeVisible();
  await expect(dialogOf(page).getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/help#term');
  await dialogOf(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await dialogOf(page).getByRole('link', { name: 'Register' }).click();
  await expect(field(page, 'User name')).toHaveValue('1abc');
});

test('fills in the invitation code of a link, checks it, and registers below its agent', async ({
  page,
  stack,
}) => {
  const account = newName();
  await page.goto('/?referralCode=AURUM1');
  await page.getByRole('link', { name: 'Register' }).first().click();
  const code = field(page, 'Invitation code');
  await expect(code).toHaveValue('AURUM1');
  await code.fill('NOBODY9');
  await field(page, 'Email').focus();
  const warning = page.getByRole('dialog', { name: 'Invitation code' });
  await expect(warning.getByText('This invitation code isn’t valid.')).toBeVisible();
  await warning.getByRole('button', { name: 'OK' }).click();
  // The focus returns to where it was; what is typed before that would go there.
  await expect(field(page, 'Email')).toBeFocused();
  // The field says it as well.
  await expect(dialogOf(page).getByText('This invitation code isn’t valid.')).toBeVisible();
  await code.fill('aurum1');
  await field(page, 'Email').focus();
  await expect(dialogOf(page).getByText(/Invited by /)).toBeVisible();
  await fillNames(page, account);
  await agree(page);
  await button(page, 'Open account').click();
  await expectSignedIn(page);
  const { rows } = await sql<{ upline: string | null }>`
    select u.account as upline from members m left join members u on u.merchant_id = m.merchant_id and u.id = m.upline_id
    where m.account = ${account}`.execute(stack.database.db);
  expect(rows[0]?.upline).toBe('agent1');
  expect(await page.evaluate(() => sessionStorage.getItem('referralCode'))).toBeNull();
  await page.getByRole('button', { name: 'Secure my account' }).click();
  await expect(page).toHaveURL(/\/member\/securityCenter$/);
});

test('another brand asks for other fields and its own captcha, in its own language', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.lotus}/register`);
  await expect(dialogOf(page).getByRole('heading', { name: 'สมัครสมาชิก' })).toBeVisible();
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: stack.lotus }]);
  await page.reload();
  await fillNames(page, newName());
  await field(page, 'Full name').fill('สมชาย ใจดี');
  await field(page, 'Date of birth').fill('1990-02-03');
  await agree(page);
  await button(page, 'Open account').click();
  await expect(dialogOf(page).getByText('Please complete verification first')).toBeVisible();
  await solveCaptcha(dialogOf(page));
  await button(page, 'Open account').click();
  await expectSignedIn(page);
});

test.describe('by a mobile number and the code sent to it', () => {
  // The server answers 503 if the gateway refuses the message.
  test.use({ strictConsole: false });

  test('says why no message was sent, and goes on with another number', async ({ page, stack }) => {
    const { typed, e164 } = newNumber();
    await page.goto('/register');
    await dialogOf(page).getByRole('tab', { name: 'By mobile' }).click();
    await field(page, 'Mobile number').fill('0151 23450000');
    await sendUntil(page, /We can’t send any more messages/);
    await expect(dialogOf(page).getByRole('heading', { name: 'We couldn’t send the code' })).toBeVisible();
    await button(page, 'OK').click();
    await field(page, 'Mobile number').fill(typed);
    await sendUntil(page, /Your code is on its way/);
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm password').fill(PASSWORD);
    await agree(page);
    await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
    await button(page, 'Open account').click();
    await expectSignedIn(page);
  });
});

test('by a mobile number that Firebase has verified', async ({ page, stack }) => {
  const { typed, e164 } = newNumber('TH');
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: stack.lotus }]);
  await page.goto(`${stack.lotus}/register`);
  await dialogOf(page).getByRole('tab', { name: 'By mobile' }).click();
  await field(page, 'Mobile number').fill(typed);
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByText('Your code is on its way.')).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await field(page, 'Full name').fill('Ada Sample');
  await agree(page);
  await solveCaptcha(dialogOf(page));
  await button(page, 'Open account').click();
  await expectSignedIn(page);
});

test('by a provider: asks only for what the provider did not supply, and signs in with one tap afterwards', async ({
  page,
}) => {
  await page.goto('/login');
  const choose = async (): Promise<void> => {
    await button(page, 'Continue with Google').click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await page.getByText('Kim Example').click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await choose();
  await expect(page).toHaveURL(/\/register$/);
  await expect(dialogOf(page).getByText(/Google has confirmed it’s you/)).toBeVisible();
  await expect(dialogOf(page).getByLabel('Password', { exact: true })).toHaveCount(0);
  await field(page, 'User name').fill(newName());
  await agree(page);
  await button(page, 'Open account').click();
  await expectSignedIn(page);

  await leave(page);
  await page.goto('/login');
  await choose();
  await expectSignedIn(page);
  expect(page.url()).not.toContain('code=');
});

test('a provider that refuses, and an answer that is used twice', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Continue with Facebook').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page).getByText(/cancelled or couldn’t be confirmed/)).toBeVisible();
  await expect(page).toHaveURL(/\/login\/social$/);
  await page.reload();
  await expect(dialogOf(page).getByText(/has expired or was started elsewhere/)).toBeVisible();
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/\/login$/);
});
