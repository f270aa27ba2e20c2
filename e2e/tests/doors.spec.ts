import { newName, PASSWORD, newMember, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page of the account asks to sign in and then goes on to it', async ({ page }) => {
  const username = await registerMember(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('token'),
    sessionStorage.getItem('merchantCode'),
  ]);
  expect(kept).toEqual([null, 'croupier']);

  await page.goto('/member/transactionHistory?kind=bet');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('User name', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/member\/transactionHistory\?kind=bet$/);
});

test('a wrong password and an unknown name get the same answer', async ({ page }) => {
  const username = await newMember(page);
  for (const name of [username, newName()]) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await page.getByLabel('User name', { exact: true }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Wrong user name or password.')).toBeVisible();
  }
});

test('registration shows each error under its field and keeps what was typed', async ({ page }) => {
  const username = newName();
  await page.goto('/register');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('User name', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password', { exact: true }).fill('Other-Horse-9');
  await dialog.getByRole('button', { name: 'Open account' }).click();
  await expect(dialog.getByText('not empty?')).toBeVisible();
  await expect(dialog.getByText(/don’t match/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await dialog.getByRole('link', { name: 'Register' }).click();
  // Both forms stay in the popup while one switches between them; only one is seen.
  const shown = dialog.getByLabel('User name', { exact: true }).filter({ visible: true });
  await expect(shown).toHaveValue(username);
});

test('back closes the popup, an unknown path is a real 404', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: /home/i }).last().click();
  await expect(page).toHaveURL(/\/$/);
});
