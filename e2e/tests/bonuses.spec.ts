import { issueBonuses } from '../fixtures/bonuses.ts';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('a bonus is played, explained and left, and the next one started', async ({ page, stack }) => {
  const account = await newMember(page);
  await issueBonuses(stack, account, {
    amountsMinor: [1_000_000n, 250_000n],
    terms: { wagerTimes: 10, days: 7, maxBet: '5', order: 'bonus_first' },
  });

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

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByTestId('bonus-balance')).toHaveText('€25.00');
});
