import { expireBonus, issueBonuses } from '../fixtures/bonuses.ts';
import { betOnDice, newMember, PASSWORD, signedInClient, verifyContact } from '../fixtures/member.ts';
import { setUpWithdrawals, waiveTurnover } from '../fixtures/withdrawals.ts';
import { expect, test } from '../fixtures/test.ts';

test('a bonus chosen with a deposit is played until its terms are met', async ({ page, stack }) => {
  const account = await newMember(page);
  await verifyContact(stack, account, { mobile: '+447700900126' });
  await page.goto('/member/depositv2');
  await page.getByText('Card', { exact: true }).click();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByRole('radio', { name: /Double your first deposit/ }).check();
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await page.getByRole('link', { name: 'Open payment page' }).click();
  await page.getByRole('button', { name: /^Pay €100/ }).click();
  await expect(page.getByRole('heading', { name: '€100.00 is in your wallet' })).toBeVisible();

  await page.goto('/member/bonusDetails');
  await expect(page.getByTestId('bonus-balance')).toHaveText('€100.00');
  await expect(page.getByText('€0.00 of €1,000.00')).toBeVisible();
  // Own money counts, too, and is not bound by the highest bet. Nearly certain bets lose little of it.
  await betOnDice(await signedInClient(page), 10, { stake: 1_000_000n, targetHundredths: 200 });
  await page.reload();
  await expect(page.getByText('Terms met: €100.00 is yours')).toBeVisible();
  await expect(page.getByText('No bonus is in play.')).toBeVisible();
});

test('a bonus is left, another expires, ends with a withdrawal, or with an exclusion', async ({
  page,
  stack,
}) => {
  const account = await newMember(page);
  await issueBonuses(stack, account, {
    amountsMinor: [1_000_000n, 250_000n, 300_000n, 400_000n],
    terms: { wagerTimes: 10, days: 7, maxBet: '5', order: 'bonus_first', onWithdrawal: 'forfeit' },
  });
  const startNext = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Start', exact: true }).first().click();
    await expect(page.getByTestId('bonus-balance')).toBeVisible();
  };

  await page.goto('/bgs/dice');
  await expect(page.getByRole('link', { name: /^Bonus money €100\.00/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Bet amount' }).fill('2');
  const answered = page.waitForResponse(/originals\/dice\/bet$/);
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await answered;

  await page.goto('/member/bonusDetails');
  await expect(page.getByText('€2.00 of €1,000.00')).toBeVisible();
  await page.getByRole('button', { name: 'Show rounds' }).click();
  await expect(page.getByRole('list', { name: 'Rounds that counted' }).getByText('+ €2.00')).toBeVisible();

  await page.getByRole('button', { name: 'Leave bonus' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^You lose €\d+\.\d\d of bonus money and the €2\.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave bonus' }).click();
  await expect(page.getByText('No bonus is in play.')).toBeVisible();
  await expect(page.getByText('Left', { exact: true })).toBeVisible();

  await startNext();
  await expireBonus(stack, account);
  await page.reload();
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();

  await startNext();
  const call = await signedInClient(page);
  await setUpWithdrawals(stack.database.db, account, call);
  await waiveTurnover(stack.database.db, account);
  await page.goto('/member/withdrawal');
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByLabel('Withdrawal password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Withdraw €40.00' }).click();
  await expect(dialog.getByText(/^You lose €\d\d\.00 of bonus money and the €0\.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We’re checking your withdrawal' })).toBeVisible();
  await page.goto('/member/bonusDetails');
  await expect(page.getByText('Ended by a withdrawal')).toBeVisible();

  await startNext();
  await betOnDice(call, 5, { stake: 20_000n });
  await call('protection.exclude', { body: { period: '1y', understood: true } });
  await page.reload();
  await expect(page.getByText(/^Ended by a break from play: €\d\.\d\d is yours/)).toBeVisible();
});
