import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { PASSWORD, newMember, turnOnTotp } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const AGENT = { account: 'agent1', password: 'Agent1-2026', code: 'AURUM1' };

async function signInAsAgent(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('User name', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('the agent sign-in refuses members, asks for a captcha after a wrong password, and changes its language', async ({
  page,
}) => {
  const account = await newMember(page);
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('heading', { name: 'Agent sign-in' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await signInAsAgent(page, account, PASSWORD);
  await expect(page.getByRole('alert').getByText('Non-agents cannot log in')).toBeVisible();
  await expect(page).toHaveURL(/\/agent$/);

  await signInAsAgent(page, account, 'Wrong-Horse-9');
  await expect(page.getByText('Wrong user name or password.')).toBeVisible();
  await expect(page.getByRole('img', { name: /Picture with characters/ })).toBeVisible();
  await expect(page.getByLabel('User name', { exact: true })).toHaveValue(account);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('ไทย', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบตัวแทน' })).toBeVisible();
});

test('an agent signs in, sees the invitation link, and signs out', async ({ page, stack }) => {
  await page.goto('/agent');
  await signInAsAgent(page, AGENT.account, AGENT.password);
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByTestId('team-members')).toHaveText(/^\d+$/);
  await expect(page.getByTestId('next-slot')).toHaveText(/^[0-5]:\d\d$/);
  await page
    .getByRole('navigation', { name: 'Agent menu' })
    .getByRole('link', { name: 'Register account' })
    .click();
  await expect(page.getByText(AGENT.code, { exact: true })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'QR code with your invitation link' })).toBeVisible();
  const link = `${stack.site}/register?referralCode=${AGENT.code}`;
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  const clock = page.getByTestId('agent-clock');
  const then = await clock.textContent();
  await expect(clock).not.toHaveText(then ?? '');

  await page
    .getByRole('navigation', { name: 'Agent menu' })
    .getByRole('link', { name: 'Security centre' })
    .click();
  await expect(page).toHaveURL(/\/member\/securityCenter$/);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Agent centre' }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
  await page.goto('/agent');
  await expect(page).toHaveURL(/\/agentHome$/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(/\/agentHome$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.site}/$`));
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('the agent sign-in asks for the second factor', async ({ page, stack }) => {
  const account = await newMember(page);
  const [recovery = ''] = await turnOnTotp(page);
  await sql`update members set type = 1 where account = ${account}`.execute(stack.database.db);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/agent');
  await signInAsAgent(page, account, PASSWORD);
  const main = page.getByRole('main');
  await main.getByText('Recovery code').first().click();
  await main.getByRole('textbox').fill(recovery);
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
});
