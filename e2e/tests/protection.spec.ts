import { newMember, PASSWORD } from '../fixtures/member.ts';
import { expectSignedIn, leave, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a player sets a limit, reaches it, and excludes themself', async ({ page }) => {
  const account = await newMember(page);
  await page.goto('/bgs/dice');
  await page.getByRole('button', { name: 'Win, loss and limits' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Player protection' }).click();
  await expect(page.getByRole('heading', { name: 'Player protection', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Set a limit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What to limit').selectOption('Stakes');
  await dialog.getByLabel('Limit', { exact: true }).fill('2.00');
  await dialog.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('€0.00 of €2.00 used')).toBeVisible();

  await page.goto('/bgs/dice');
  await page.getByLabel('Bet amount').fill('1.50');
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeEnabled();
  await page.getByText('Auto', { exact: true }).click();
  await page.getByRole('button', { name: 'Start autoplay' }).click();
  // Autoplay stops with the refusal and says why.
  await expect(
    page
      .getByText(/beyond a limit/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Player protection' }).first().click();
  await expect(page.getByText('€1.50 of €2.00 used')).toBeVisible();

  await page.getByRole('button', { name: 'Exclude myself' }).click();
  await dialog.getByLabel('Choose how long').selectOption('1 year');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel(/can’t be taken back/).check();
  await dialog.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(page.getByText(/You are excluded from play until/)).toBeVisible();

  await leave(page);
  await signIn(page, account, PASSWORD);
  await expectSignedIn(page);
  const notice = page.getByRole('region', { name: 'Player protection' });
  await expect(notice.getByText(/You are excluded from play until/)).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/member/withdrawal');
  await expect(notice.getByRole('link', { name: 'Statements' })).toHaveAttribute(
    'href',
    '/member/statements',
  );
  await notice.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(/messageV2$/);
});
