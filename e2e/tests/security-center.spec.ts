import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { codeFor, newNumber } from '../fixtures/inbox.ts';
import { newMember, PASSWORD, signInElsewhere, verifyContact } from '../fixtures/member.ts';
import { codeOf } from '../fixtures/operator.ts';
import { button, dialogOf, expectSignedIn, field, leave, signIn } from '../fixtures/sign-in.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { addVirtualAuthenticator } from '../fixtures/virtual-authenticator.ts';

const CENTRE = '/member/securityCenter';

const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const level = (page: Page): Locator => page.getByRole('meter', { name: 'Protection' });

async function openCentre(page: Page): Promise<string> {
  const account = await newMember(page);
  await page.goto(CENTRE);
  await expect(level(page)).toBeVisible();
  return account;
}

/** Makes the last confirmation of identity an hour old. */
const forgetProof = (stack: Stack, account: string): Promise<unknown> =>
  sql`update sessions set confirmed_at = now() - interval '1 hour'
      where account_id in (select id from members where account = ${account})`.execute(stack.database.db);

/** Repeats an action until the server, which caches sessions for three seconds, asks to confirm the identity. */
async function repeatUntilAsked(page: Page, act: () => Promise<void>): Promise<Locator> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(async () => {
    await act();
    await expect(question).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
  return question;
}

test('links email and mobile by codes and sets the account holder, and the protection level rises', async ({
  page,
  stack,
}) => {
  const account = await openCentre(page);
  await expect(level(page)).toHaveAttribute('value', '25');

  await page
    .getByRole('list', { name: 'Next steps' })
    .getByRole('button', { name: 'Link your email' })
    .click();
  const email = `${account}@example.com`;
  await field(page, 'Email address').fill(email);
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByRole('button', { name: /Resend in (?:2:00|1:5\d)/ })).toBeDisabled();
  await field(page, 'Code from the email').fill(await codeFor(page, stack.sandbox, email));
  await button(page, 'Save').click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(card(page, 'Email')).toContainText('Done');
  await expect(card(page, 'Email')).not.toContainText(email);

  const { typed, e164 } = newNumber();
  await page.getByRole('button', { name: 'Link mobile number' }).click();
  await field(page, 'Mobile number').fill(typed);
  await button(page, 'Send code').click();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  await button(page, 'Save').click();
  await expect(card(page, 'Mobile number')).toContainText(e164.slice(-4));

  await page.getByRole('button', { name: 'Set name' }).click();
  await field(page, 'Name on the bank account').fill('Grace Sample');
  await button(page, 'Save').click();
  await expect(card(page, 'Account holder')).toContainText('Customer service can change it for you.');
  await expect(page.getByRole('button', { name: 'Set name' })).toHaveCount(0);
  await expect(level(page)).toHaveAttribute('value', '55');
});

test('sets the withdrawal password, and changes it by a code', async ({ page, stack }) => {
  const account = await openCentre(page);
  const email = `${account}@example.com`;
  await verifyContact(stack, account, { email });
  const fill = async (text: string, again = text): Promise<void> => {
    await field(page, 'New withdrawal password').fill(text);
    await field(page, 'Confirm new withdrawal password').fill(again);
    await button(page, 'Save').click();
  };
  await card(page, 'Withdrawal password').getByRole('button').click();
  await fill('135790', '135791');
  await expect(dialogOf(page).getByText('The passwords don’t match.')).toBeVisible();
  await fill('135790');
  await expect(card(page, 'Withdrawal password')).toContainText('Done');

  await page.reload();
  await page.getByRole('button', { name: 'Change withdrawal password' }).click();
  await dialogOf(page).getByText('With a code', { exact: true }).click();
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByText('Your code is on its way.')).toBeVisible();
  await field(page, 'Code from the email').fill(await codeFor(page, stack.sandbox, email));
  await fill('975310');
  await expect(dialogOf(page)).toBeHidden();
});

test('changes the password, shows errors at their fields, and signs out the other devices', async ({
  page,
  playwright,
  stack,
}) => {
  const account = await newMember(page);
  await signInElsewhere(playwright, stack, account);
  await page.goto(CENTRE);
  const devices = card(page, 'Devices').getByRole('listitem');
  await expect(devices).toHaveCount(2);

  await page.getByRole('button', { name: 'Change password' }).click();
  await field(page, 'Old password').fill('Wrong-Horse-9');
  await field(page, 'New password').fill('Better-Horse-10');
  await field(page, 'Confirm new password').fill('Better-Horse-11');
  await button(page, 'Change password').click();
  await expect(dialogOf(page).getByText('Incorrect confirmation input')).toBeVisible();
  await field(page, 'Confirm new password').fill('Better-Horse-10');
  await button(page, 'Change password').click();
  await expect(dialogOf(page).getByText('Wrong old password.')).toBeVisible();
  await field(page, 'Old password').fill(PASSWORD);
  await button(page, 'Change password').click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(CENTRE);
  await expect(devices).toHaveCount(1);
});

test('signs out one device, then all others, and removes a trusted address', async ({
  page,
  playwright,
  stack,
}) => {
  const account = await newMember(page);
  for (let device = 0; device < 2; device += 1) await signInElsewhere(playwright, stack, account);
  await page.goto(CENTRE);
  const devices = card(page, 'Devices').getByRole('listitem');
  await expect(devices).toHaveCount(3);
  const here = devices.filter({ hasText: 'This device' });
  const others = devices.filter({ hasNotText: 'This device' });
  await expect(here).toHaveCount(1);

  const question = page.getByRole('alertdialog');
  await others.first().getByRole('button').click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(devices).toHaveCount(3);
  await others.first().getByRole('button').click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('Signed out on 1 other device.')).toBeVisible();

  await page.getByRole('button', { name: /^Remove address/ }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No trusted addresses.')).toBeVisible();
});

test('the authenticator app: confirms identity, is set up, signs in, gets new recovery codes, is turned off', async ({
  page,
  stack,
}) => {
  const account = await openCentre(page);
  await forgetProof(stack, account);
  const question = await repeatUntilAsked(page, async () => {
    await page.goto(CENTRE);
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  });
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();

  await expect(page.getByRole('figure', { name: /key for your authenticator/ })).toBeVisible();
  const secret = (await dialogOf(page).locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await field(page, 'Code from the app').fill(codeOf(secret));
  await button(page, 'Turn on').click();
  const codes = dialogOf(page).getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).not.toHaveCount(0);
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toMatch(/recovery-codes\.txt$/);
  await button(page, 'I’ve saved them').click();
  await expect(card(page, 'Authenticator app')).toContainText('Done');
  await expect(level(page)).toHaveAttribute('value', '55');

  await leave(page);
  await signIn(page, account, PASSWORD);
  // A code works once; the next one is taken early.
  await field(page, 'Code from the app').fill(codeOf(secret, 1));
  await button(page, 'Confirm').click();
  await expectSignedIn(page);

  await page.goto(CENTRE);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click();
  await expect(codes).not.toHaveCount(0);
  await button(page, 'I’ve saved them').click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});

test('a passkey: is added with a name, confirms the identity, signs in, is removed', async ({
  page,
  stack,
}) => {
  await addVirtualAuthenticator(page);
  const account = await openCentre(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page, 'Passkey name').fill('My test key');
  await button(page, 'Continue').click();
  await expect(dialogOf(page)).toBeHidden();
  const passkeys = card(page, 'Passkeys').getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await expect(passkeys).toContainText('My test key');
  await expect(passkeys).toContainText('Not used yet');

  await forgetProof(stack, account);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page, 'Passkey name').fill('The same key');
  const question = await repeatUntilAsked(page, () => button(page, 'Continue').click({ timeout: 500 }));
  await question.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(dialogOf(page).getByText('This device already has a passkey here.')).toBeVisible();

  await leave(page);
  await page.goto('/login');
  await dialogOf(page)
    .getByRole('button', { name: /passkey/i })
    .click();
  await expectSignedIn(page);
  await page.goto(CENTRE);
  await expect(passkeys).toContainText(/Last used/);
  await page.getByRole('button', { name: 'Remove passkey My test key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test('links and unlinks a Facebook account', async ({ page }) => {
  await openCentre(page);
  await page.getByRole('button', { name: 'Link Facebook' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByText('Sam Example').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(CENTRE));
  await page.getByRole('button', { name: 'Unlink Facebook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByRole('button', { name: 'Link Facebook' })).toBeVisible();
});

test('by keyboard: a dialog opens, Escape closes it and returns the focus; back closes it too', async ({
  page,
}) => {
  await openCentre(page);
  const opener = page.getByRole('button', { name: 'Change password' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Old password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${CENTRE}$`));
});

test('a list that fails to load says so and can be tried again', async ({ page }) => {
  await page.route('**/wps/member/sessions', (route) =>
    route.fulfill({
      status: 403,
      json: {
        success: false,
        value: null,
        code: 'identity.forbidden',
        message: 'This account isn’t allowed to do that.',
      },
    }),
  );
  await openCentre(page);
  const devices = card(page, 'Devices');
  await expect(devices.getByRole('alert')).toContainText('This account isn’t allowed to do that.');
  await page.unroute('**/wps/member/sessions');
  await devices.getByRole('button', { name: 'Try again' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});
