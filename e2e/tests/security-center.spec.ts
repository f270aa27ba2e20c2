import type { BrowserContext, Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { codeFor, newNumber } from '../fixtures/inbox.ts';
import { newName, PASSWORD, newMember } from '../fixtures/member.ts';
import { button, dialogOf, expectSignedIn, field, leave, signIn } from '../fixtures/sign-in.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, putPopupsAway, test } from '../fixtures/test.ts';

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

/** Lets the server forget that this session has just proved who it is. */
const forgetProof = (stack: Stack, account: string): Promise<unknown> =>
  sql`update sessions set confirmed_at = now() - interval '1 hour'
      where account_id in (select id from members where account = ${account})`.execute(stack.database.db);

/** Presses until the server, which may remember for three seconds, asks who one is. */
async function pressUntilAsked(page: Page, press: () => Promise<void>): Promise<Locator> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(async () => {
    await press();
    await expect(question).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
  return question;
}

/** A key, a fingerprint or a face that always agrees. */
async function withAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('what an account is bound to: by codes, and the meter rises', async ({ page, stack }) => {
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
  await field(page, 'Code from the email').fill('000000');
  await button(page, 'Save').click();
  await expect(dialogOf(page).getByText('Please enter a valid verification code.')).toBeVisible();
  await field(page, 'Code from the email').fill(await codeFor(page, stack.sandbox, email));
  await button(page, 'Save').click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(card(page, 'Email')).toContainText('Done');
  await expect(card(page, 'Email')).not.toContainText(email);

  const { typed, e164 } = newNumber();
  await page.getByRole('button', { name: 'Link mobile number' }).click();
  await button(page, 'Save').click();
  await expect(dialogOf(page).getByText('Please enter your mobile number.')).toBeVisible();
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

test('the withdrawal password: set, changed, and chosen anew by a code', async ({ page, stack }) => {
  const account = await openCentre(page);
  const fill = async (text: string, again = text): Promise<void> => {
    await field(page, 'New withdrawal password').fill(text);
    await field(page, 'Confirm new withdrawal password').fill(again);
    await button(page, 'Save').click();
  };
  await card(page, 'Withdrawal password').getByRole('button').click();
  await fill('135790', '135791');
  await expect(dialogOf(page).getByText('The passwords don’t match.')).toBeVisible();
  await fill('abc');
  await expect(dialogOf(page).getByText('6 digits, numbers only.').first()).toBeVisible();
  await fill('135790');
  await expect(card(page, 'Withdrawal password')).toContainText('Done');

  const change = page.getByRole('button', { name: 'Change withdrawal password' });
  await change.click();
  await field(page, 'Current withdrawal password').fill('000001');
  await fill('246802');
  await expect(dialogOf(page).getByText('Wrong withdrawal password.')).toBeVisible();
  await field(page, 'Current withdrawal password').fill('135790');
  await button(page, 'Save').click();
  await expect(dialogOf(page)).toBeHidden();

  const email = `${account}@example.com`;
  await page.getByRole('button', { name: 'Link email' }).click();
  await field(page, 'Email address').fill(email);
  await button(page, 'Send code').click();
  await field(page, 'Code from the email').fill(await codeFor(page, stack.sandbox, email));
  await button(page, 'Save').click();
  await expect(card(page, 'Email')).toContainText('Done');

  await change.click();
  await dialogOf(page).getByText('With a code', { exact: true }).click();
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByText('Your code is on its way.')).toBeVisible();
  await field(page, 'Code from the email').fill(await codeFor(page, stack.sandbox, email));
  await fill('975310');
  await expect(dialogOf(page)).toBeHidden();
});

test('a new password: three fields, errors in their places, everybody else signed out', async ({
  page,
  browser,
  stack,
}) => {
  const account = await openCentre(page);
  const elsewhere = await browser.newContext({ baseURL: stack.site });
  await putPopupsAway(elsewhere, stack);
  const other = await elsewhere.newPage();
  await signIn(other, account, PASSWORD);
  await expectSignedIn(other);
  await page.reload();
  await expect(card(page, 'Devices').getByRole('listitem')).toHaveCount(2);

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
  await expect(card(page, 'Devices').getByRole('listitem')).toHaveCount(1);
  await other.goto(CENTRE);
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();

  await leave(page);
  await signIn(page, account, 'Better-Horse-10');
  await expectSignedIn(page);
});

test('devices and trusted addresses: one is ended, then all others, an address is removed', async ({
  page,
  browser,
  stack,
}) => {
  const account = await openCentre(page);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: stack.site })));
  for (const context of contexts) {
    await putPopupsAway(context, stack);
    const other = await context.newPage();
    await signIn(other, account, PASSWORD);
    await expectSignedIn(other);
  }
  await page.reload();
  const devices = card(page, 'Devices').getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first()).toContainText(/Chrome on /);

  const asked = page.getByRole('alertdialog');
  await devices.last().getByRole('button').click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(devices).toHaveCount(3);
  await devices.last().getByRole('button').click();
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('Signed out on 1 other device.')).toBeVisible();
  for (const context of contexts) await context.close();

  await page.getByRole('button', { name: /^Remove address/ }).click();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No trusted addresses.')).toBeVisible();
});

test('the authenticator: asked who one is, set up, used to sign in, renewed, switched off', async ({
  page,
  stack,
}) => {
  const account = await openCentre(page);
  await forgetProof(stack, account);
  const question = await pressUntilAsked(page, async () => {
    await page.goto(CENTRE);
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  });
  await question.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('Wrong user name or password.')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();

  await expect(page.getByRole('figure', { name: /key for your authenticator/ })).toBeVisible();
  const secret = (await dialogOf(page).locator('code').textContent())?.replaceAll(' ', '') ?? '';
  // A code works once, and one of the next half minute is taken as well.
  const codeAt = (steps: number): string =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  await field(page, 'Code from the app').fill('000000');
  await button(page, 'Turn on').click();
  await expect(dialogOf(page).getByText('Wrong code. Please try the next one.')).toBeVisible();
  await field(page, 'Code from the app').fill(codeAt(0));
  await button(page, 'Turn on').click();
  const codes = dialogOf(page).getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).not.toHaveCount(0);
  const [recovery = ''] = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toMatch(/recovery-codes\.txt$/);
  await button(page, 'I’ve saved them').click();
  await expect(card(page, 'Authenticator app')).toContainText('Done');
  await expect(level(page)).toHaveAttribute('value', '55');

  await leave(page);
  await signIn(page, account, PASSWORD);
  await dialogOf(page).getByText('Recovery code', { exact: false }).first().click();
  await dialogOf(page).getByRole('textbox').filter({ visible: true }).fill(recovery);
  await dialogOf(page)
    .getByRole('button', { name: /Confirm|Sign in|Continue/ })
    .filter({ visible: true })
    .last()
    .click();
  await expectSignedIn(page);

  await page.goto(CENTRE);
  const before = await card(page, 'Authenticator app')
    .getByText(/recovery codes? left/)
    .textContent();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click();
  await expect(codes).not.toHaveCount(0);
  await button(page, 'I’ve saved them').click();
  await expect(card(page, 'Authenticator app').getByText(/recovery codes? left/)).not.toHaveText(
    before ?? '',
  );
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});

test('a passkey: added with a name, used to sign in, removed', async ({ page, context }) => {
  await withAuthenticator(context, page);
  await openCentre(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page, 'Passkey name').fill('My test key');
  await button(page, 'Continue').click();
  await expect(dialogOf(page)).toBeHidden();
  const passkeys = card(page, 'Passkeys').getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await expect(passkeys).toContainText('My test key');
  await expect(passkeys).toContainText('Not used yet');

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

test('an account elsewhere is bound and unbound', async ({ page }) => {
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

test('by keyboard: a window opens, Escape closes it, focus comes back; back closes it too', async ({
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

test('a list that can not be had says so and is asked for again', async ({ page }) => {
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

test('a trial account is told what needs a real one, and may open one', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Play for free').click();
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: /Account menu/ })).toContainText('Trial');
  await page.goto(CENTRE);
  await expect(
    dialogOf(page).getByText('You need a real account for this. Please register or sign in.'),
  ).toBeVisible();
  await button(page, 'Keep playing for free').click();
  await expect(page).toHaveURL(/\/$/);
  await expectSignedIn(page);
  await page.goto(CENTRE);
  await button(page, 'Open a real account').click();
  await expect(page).toHaveURL(/\/register$/);
  await field(page, 'User name').fill(newName());
});
