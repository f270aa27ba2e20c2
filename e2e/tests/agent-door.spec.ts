import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { newName, PASSWORD, newMember } from '../fixtures/member.ts';
import { button, dialogOf, expectSignedIn, field } from '../fixtures/sign-in.ts';
import { expect, putPopupsAway, test } from '../fixtures/test.ts';

const AGENT = { account: 'agent1', password: 'Agent1-2026', code: 'AURUM1' };

async function signInAsAgent(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('User name', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('nobody but agents: visitors and members are sent to the door and refused there', async ({ page }) => {
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  const account = await newMember(page);
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('heading', { name: 'Agent sign-in' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await signInAsAgent(page, account, PASSWORD);
  await expect(page.getByRole('alert').getByText('Non-agents cannot log in')).toBeVisible();
  await expect(page).toHaveURL(/\/agent$/);
});

test('an agent comes in, invites, is counted for, and leaves', async ({ page, browser, stack }) => {
  await page.goto('/agent');
  await signInAsAgent(page, AGENT.account, AGENT.password);
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByText(AGENT.code, { exact: true })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'QR code with your invitation link' })).toBeVisible();
  const link = `${stack.site}/register?referralCode=${AGENT.code}`;
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  const clock = page.getByTestId('agent-clock');
  const then = await clock.textContent();
  await expect(clock).not.toHaveText(then ?? '');

  const size = page.getByTestId('team-size');
  await expect(size).toHaveText(/^\d+$/);
  const before = Number(await size.textContent());
  const guests = await browser.newContext({ baseURL: stack.site });
  await putPopupsAway(guests, stack);
  const guest = await guests.newPage();
  await guest.goto(link);
  await field(guest, 'User name').fill(newName());
  await field(guest, 'Password').fill(PASSWORD);
  await field(guest, 'Confirm password').fill(PASSWORD);
  for (const name of [/accept the terms/, /years old/])
    await dialogOf(guest).getByRole('checkbox', { name }).filter({ visible: true }).check();
  await button(guest, 'Open account').click();
  await expectSignedIn(guest);
  await guests.close();
  await page.reload();
  await expect(size).toHaveText(String(before + 1));

  // The door lets through whoever is in already; on the site the account menu leads here.
  await page.goto('/agent');
  await expect(page).toHaveURL(/\/agentHome$/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Agent centre' }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
  await page
    .getByRole('navigation', { name: 'Agent menu' })
    .getByRole('link', { name: 'Security centre' })
    .click();
  await expect(page).toHaveURL(/\/member\/securityCenter$/);

  await page.goto('/agentHome');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(/\/agentHome$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.site}/$`));
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a wrong password at the door brings the captcha and keeps the name', async ({ page }) => {
  const account = await newMember(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/agent');
  await signInAsAgent(page, account, 'Wrong-Horse-9');
  await expect(page.getByText('Wrong user name or password.')).toBeVisible();
  await expect(page.getByRole('img', { name: /Picture with characters/ })).toBeVisible();
  await expect(page.getByLabel('User name', { exact: true })).toHaveValue(account);
});

test('language and appearance change at the door', async ({ page }) => {
  await page.goto('/agent');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('ไทย', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบตัวแทน' })).toBeVisible();
});

test('a second factor stands before the door as well', async ({ page, stack }) => {
  const account = await newMember(page);
  await page.goto('/member/securityCenter?open=totp');
  const key = await dialogOf(page).locator('code').textContent();
  const secret = key?.replaceAll(' ', '') ?? '';
  await field(page, 'Code from the app').fill(generateSync({ secret }));
  await button(page, 'Turn on').click();
  const codes = dialogOf(page).getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).not.toHaveCount(0);
  const [recovery = ''] = await codes.allTextContents();
  await sql`update members set type = 1 where account = ${account}`.execute(stack.database.db);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/agent');
  await signInAsAgent(page, account, PASSWORD);
  const main = page.getByRole('main');
  await main.getByText('Recovery code').first().click();
  await main.getByRole('textbox').fill('not-one-of-them');
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    main
      .getByRole('alert')
      .or(main.getByText(/doesn’t match|Wrong/))
      .first(),
  ).toBeVisible();
  await main.getByRole('textbox').fill(recovery);
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
});
