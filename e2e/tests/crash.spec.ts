import type { Page } from '@playwright/test';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

/** Longer than any round. */
const ROUND_MILLISECONDS = 380_000;

/** Bets until a cash-out comes before the end of the round. */
async function cashOut(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Bet', exact: true }).click({ timeout: ROUND_MILLISECONDS });
    await expect(page.getByRole('button', { name: /^Cancel bet of/ })).toBeVisible();
    await page.getByRole('button', { name: /^Cash out/ }).click({ timeout: 15_000 });
    await expect(page.getByText(/^Cashed out/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('crash: bet, cash out, find it in the record, and follow the chain', async ({ page }) => {
  test.setTimeout(2 * ROUND_MILLISECONDS);
  await newMember(page);
  await page.goto('/bgs/crash');
  await cashOut(page);

  await page.goto('/member/personalHistoryCopy');
  await page
    .getByRole('button', { name: /Show round/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Round of Crash')).toBeVisible();
  await page.getByRole('link', { name: 'Check this round' }).click();

  // It can be checked as soon as it has ended for everybody.
  await expect(page.getByText(/^The hash gives/)).toBeVisible({ timeout: ROUND_MILLISECONDS });
  await page.getByRole('button', { name: 'Follow the chain' }).click();
  await expect(page.getByText(/^The published hash is reached after/)).toBeVisible();
});
