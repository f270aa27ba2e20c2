import { sql } from 'kysely';
import { codeFor, linkFor, newNumber, solveCaptcha } from '../fixtures/inbox.ts';
import { newMember, PASSWORD, verifyContact } from '../fixtures/member.ts';
import { putSettings } from '../fixtures/merchant.ts';
import { button, dialogOf, expectSignedIn, field, leave, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const NEW_PASSWORD = 'Better-Horse-10';

test('by email: a link that works once, then a sign-in with the new password', async ({ page, stack }) => {
  const account = await newMember(page);
  const email = `${account}@example.com`;
  await verifyContact(stack, account, { email });
  await leave(page);
  await page.goto('/login');
  await dialogOf(page).getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgotPassword$/);
  await dialogOf(page).getByRole('tab', { name: 'By email' }).click();
  await field(page, 'User name').fill(account);
  await field(page, 'Email').fill(email);
  await button(page, 'Send me a link').click();
  await expect(dialogOf(page).getByText('Please complete verification first')).toBeVisible();
  await solveCaptcha(dialogOf(page));
  await button(page, 'Send me a link').click();
  await expect(page.getByText(/we’ve sent you a link/)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();

  const mailed = async (): Promise<string> => linkFor(page, stack.sandbox, email);
  await expect.poll(mailed, { timeout: 20_000 }).toContain('/resetPassword?token=');
  const link = await mailed();
  await page.goto(link);
  await expect(dialogOf(page).getByText(/Choose a new password for/)).toBeVisible();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await button(page, 'Set new password').click();
  await expect(page).toHaveURL(/\/login$/);
  await field(page, 'User name').fill(account);
  await field(page, 'Password').fill(NEW_PASSWORD);
  await button(page, 'Sign in').click();
  await expectSignedIn(page);

  await page.goto(link);
  await expect(dialogOf(page).getByText('This link no longer works')).toBeVisible();
  await expect(button(page, 'Request a new link')).toBeVisible();
});

test('by phone: a code and a new password, which also sign in', async ({ page, stack }) => {
  const account = await newMember(page);
  const { typed, e164 } = newNumber();
  await verifyContact(stack, account, { mobile: e164 });
  await leave(page);
  await page.goto('/forgotPassword');
  await field(page, 'Mobile number').fill(typed);
  await solveCaptcha(dialogOf(page));
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByText('Your code is on its way.')).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  await field(page, 'New password').fill(NEW_PASSWORD);
  await button(page, 'Set new password').click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(/\/$/);
});

test('a default password has to be changed before anything else', async ({ page }) => {
  await signIn(page, 'newcomer1', '246810');
  await expect(page).toHaveURL(/\/changePassword$/);
  await expect(dialogOf(page).getByLabel('Old password', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await page.goto('/member/securityCenter');
  await expect(page).toHaveURL(/\/changePassword$/);
  await button(page, 'Sign out').click();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();

  await signIn(page, 'newcomer1', '246810');
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/member/securityCenter');
  await expect(page).toHaveURL(/securityCenter$/);
});

test('an expired password says after how many days it expired, also after a reload', async ({
  page,
  stack,
}) => {
  const { db } = stack.database;
  const account = await newMember(page);
  await leave(page);
  await sql`update members set password_changed_at = now() - interval '91 days' where account = ${account}`.execute(
    db,
  );
  await sql`update merchants set settings = jsonb_set(settings, '{signIn,passwordMaxAgeDays}', '90')`.execute(
    db,
  );
  await putSettings(stack, {});
  const reason = dialogOf(page).getByText('Your password expired after 90 days.', { exact: false });
  await signIn(page, account, PASSWORD);
  await expect(page).toHaveURL(/\/changePassword$/);
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
});
