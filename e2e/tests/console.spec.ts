import type { Page } from '@playwright/test';
import { codeOf, forgetFactors, OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { solveCaptcha } from '../fixtures/inbox.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { addVirtualAuthenticator } from '../fixtures/virtual-authenticator.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const today = (page: Page) => page.getByRole('heading', { name: 'Today', level: 1 });

async function enterPassword(page: Page, stack: Stack, password = OPERATOR.password): Promise<void> {
  await page.goto(stack.console);
  await page.getByLabel('Email').fill(OPERATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function giveCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(code);
  await press(page, 'Confirm');
}

test('an operator sets up a second factor at the first sign-in, and signs in with each of them', async ({
  page,
  stack,
}) => {
  await forgetFactors(stack);
  await addVirtualAuthenticator(page);

  await enterPassword(page, stack);
  // Nothing else opens before there is a second factor.
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await page.goto(stack.console);
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await expect(page.getByLabel('QR code with the key')).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await press(page, 'Turn on');
  const list = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const [recovery = ''] = await list.allTextContents();
  await press(page, 'I’ve saved them');
  await expect(today(page)).toBeVisible();

  await chooseFromMenu(page, 'Sign out');
  await enterPassword(page, stack);
  // A code works once; the next one is taken early.
  await giveCode(page, 'Code from the app', codeOf(secret, 1));
  await expect(today(page)).toBeVisible();

  await chooseFromMenu(page, 'Security');
  await press(page, 'Add a passkey');
  await page.getByLabel('Passkey name').fill('My laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();

  await chooseFromMenu(page, 'Sign out');
  await enterPassword(page, stack);
  await press(page, 'Use my passkey');
  await expect(today(page)).toBeVisible();

  await chooseFromMenu(page, 'Sign out');
  await enterPassword(page, stack);
  await page.getByText('Recovery code', { exact: true }).first().click();
  await giveCode(page, 'Recovery code', recovery.toLowerCase());
  await expect(today(page)).toBeVisible();
  await chooseFromMenu(page, 'Security');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});

test('after a wrong password, the console asks for a captcha', async ({ page, stack }) => {
  await forgetFactors(stack);
  await enterPassword(page, stack, 'Wrong-Horse-9');
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  const form = page.locator('form');
  await expect(form.getByRole('img', { name: /Picture with characters/ })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(OPERATOR.password);
  await press(page, 'Sign in');
  await expect(form.getByText('Please complete verification first')).toBeVisible();
  await solveCaptcha(form);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
});

test('an operator sees both brands and changes the password', async ({ page, stack }) => {
  await signInOperator(page, stack);
  await expect(page.getByRole('article', { name: 'Aurum Room' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Lotus Nine' })).toBeVisible();

  await chooseFromMenu(page, 'Security');
  await expect(page.getByText('This device')).toBeVisible();
  const change = async (from: string, to: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeHidden();
    await press(page, 'Change password');
    await dialog.getByLabel('Old password', { exact: true }).fill(from);
    await dialog.getByLabel('New password', { exact: true }).fill(to);
    await dialog.getByLabel('Confirm new password', { exact: true }).fill(to);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await change(OPERATOR.password, 'a-longer-password-2026');
  await expect(page.getByText('Your password has been changed.').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await change('a-longer-password-2026', OPERATOR.password);
  await expect(page.getByRole('dialog')).toBeHidden();
});
