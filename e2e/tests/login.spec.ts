import { sql } from 'kysely';
import { codeFor, newNumber, solveCaptcha } from '../fixtures/inbox.ts';
import { newMember, PASSWORD } from '../fixtures/member.ts';
import { button, dialogOf, expectSignedIn, field, leave, sendUntil, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a failure brings the captcha, and arriving says when one was last here', async ({ page }) => {
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

test('by a code from a message; what was typed stays in every tab', async ({ page, stack }) => {
  const { typed, e164 } = newNumber();
  await page.goto('/register');
  await dialogOf(page).getByRole('tab', { name: 'By mobile' }).click();
  await field(page, 'Mobile number').fill(typed);
  await button(page, 'Send code').click();
  await expect(button(page, 'Resend in 2:00').or(dialogOf(page).getByText(/Resend in 1:5/))).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  for (const name of [/accept the terms/, /years old/])
    await dialogOf(page).getByRole('checkbox', { name }).filter({ visible: true }).check();
  await button(page, 'Open account').click();
  await expectSignedIn(page);

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
  await field(page, 'Code from the message').fill('000000');
  await button(page, 'Sign in').click();
  await expect(dialogOf(page).getByText('Please enter a valid verification code.')).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  const captcha = dialogOf(page).getByRole('button', { name: 'I can’t see it' }).filter({ visible: true });
  if (await captcha.isVisible()) await solveCaptcha(dialogOf(page));
  await button(page, 'Sign in').click();
  await expectSignedIn(page);
});

test.describe('messages that can not be sent', () => {
  // The server answers 503 where the gateway does not take a message.
  test.use({ strictConsole: false });

  test('the reason is said, and the button comes back at once', async ({ page, stack }) => {
    await page.goto('/register');
    await dialogOf(page).getByRole('tab', { name: 'By mobile' }).click();
    await field(page, 'Mobile number').fill('12');
    await button(page, 'Send code').click();
    await expect(dialogOf(page).getByText('Please enter a valid mobile number.')).toBeVisible();
    const failures: ReadonlyArray<readonly [string, RegExp]> = [
      ['0151 23450000', /No more messages can be sent right now/],
      ['0151 23459999', /Please enter a valid mobile number/],
    ];
    for (const [number, words] of failures) {
      await field(page, 'Mobile number').fill(number);
      await sendUntil(page, words);
      await expect(button(page, 'Send code')).toBeEnabled();
    }
    await page.request.post(`${stack.sandbox}/sms/switch`, { form: { state: 'off' } });
    await field(page, 'Mobile number').fill(newNumber().typed);
    await sendUntil(page, /The message could not be sent/);
    await expect(button(page, 'Send code')).toBeEnabled();
    await page.request.post(`${stack.sandbox}/sms/switch`, { form: { state: 'on' } });
    await sendUntil(page, /Your code is on its way/);
  });
});

test('remembered for a day: another tab is signed in before it is drawn', async ({ page, context }) => {
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
  await other.goto('/login');
  await expect(field(other, 'User name')).toHaveValue(account);
});

test('from a new address one more proof is asked for', async ({ page, stack }) => {
  const account = await newMember(page);
  const { e164 } = newNumber();
  await sql`delete from trusted_addresses where account_id = (select id from members where account = ${account})`.execute(
    stack.database.db,
  );
  await sql`update members set mobile = ${e164}, mobile_verified_at = now(), payee_name = 'Ada Sample'
    where account = ${account}`.execute(stack.database.db);
  await leave(page);
  await signIn(page, account, PASSWORD);
  await expect(dialogOf(page).getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await dialogOf(page).getByText('Name on the bank account').click();
  await field(page, 'Account holder').fill('Somebody Else');
  await button(page, 'Confirm').click();
  await expect(dialogOf(page).getByText('That doesn’t match. Please try again.')).toBeVisible();
  await dialogOf(page).getByText('SMS code').click();
  await button(page, 'Send code').click();
  await expect(dialogOf(page).getByText('Your code is on its way.')).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, e164));
  await button(page, 'Confirm').click();
  await expectSignedIn(page);
  await leave(page);
  await signIn(page, account, PASSWORD);
  await expectSignedIn(page);
});

test('free play: play money in the in-house games, and a message where a real account is needed', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('cpw', 'an old one'));
  await page.goto('/login');
  await button(page, 'Play for free').click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('cpw'))).toBeNull();

  // Play money has a currency of its own, and a tab opened beside this one has its session.
  await expect(page.getByRole('banner')).toContainText(/FUN\s?1,000\.00/);
  const tab = await page.context().newPage();
  await tab.goto('/bgs/dice');
  await expect(tab.getByRole('banner')).toContainText(/FUN\s?1,000\.00/);
  await tab.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(page.getByRole('banner')).not.toContainText(/FUN\s?1,000\.00/);
  await tab.close();

  await page.goto('/member/securityCenter');
  await expect(dialogOf(page).getByText('You need a real account for this.', { exact: false })).toBeVisible();
});

test('who does not belong here is refused in the specified words', async ({ page }) => {
  await signIn(page, 'house1', 'House1-2026');
  await expect(dialogOf(page).getByText('Non-member account unable to login')).toBeVisible();
});

test('by phone where firebase checks the number, with its refusals in our words', async ({ page, stack }) => {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: stack.lotus }]);
  await page.goto(`${stack.lotus}/login`);
  await dialogOf(page).getByRole('tab', { name: 'By SMS code' }).click();
  const send = async (number: string, answer: RegExp): Promise<void> => {
    await field(page, 'Mobile number').fill(number);
    await sendUntil(page, answer);
  };
  await send('0812340000', /No more messages can be sent right now/);
  await send('0812342222', /This is not switched on here/);
  await send('0812345678', /Resend in (?:1:00|0:5\d)/);
  await field(page, 'Code from the message').fill('1');
  await button(page, 'Sign in').click();
  await expect(dialogOf(page).getByText('Please enter a valid verification code.')).toBeVisible();
  await field(page, 'Code from the message').fill(await codeFor(page, stack.sandbox, '+66812345678'));
  await button(page, 'Sign in').click();
  await expectSignedIn(page);
});

test('after a sign-in a link can not lead away, and popups follow back and forward', async ({ page }) => {
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
