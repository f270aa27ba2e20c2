import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

/** A round may end before anybody can press the button. */
const ROUNDS = 4;

test('crash: bet, cash out, find it in the record, and follow the chain', async ({ page }) => {
  test.setTimeout(240_000);
  await newMember(page);
  await page.goto('/bgs/crash');
  const cashedOut = page.getByText(/^Cashed out/);
  for (let round = 0; round < ROUNDS && !(await cashedOut.isVisible()); round += 1) {
    await page.getByRole('button', { name: 'Bet', exact: true }).click({ timeout: 120_000 });
    await expect(page.getByRole('button', { name: /^Cancel bet of/ })).toBeVisible();
    await page
      .getByRole('button', { name: /^Cash out/ })
      .click({ timeout: 20_000 })
      .catch(() => undefined);
    await expect(cashedOut)
      .toBeVisible({ timeout: 5_000 })
      .catch(() => undefined);
  }
  await expect(cashedOut).toBeVisible();

  await page.goto('/member/personalHistoryCopy');
  await page.getByText('Crash', { exact: true }).first().click();
  await expect(page.getByRole('dialog').getByText('Round of Crash')).toBeVisible();
  await page.getByRole('link', { name: 'Check this round' }).click();

  // The round may still be running, so any of the last ones is checked.
  const last = page.getByRole('list', { name: 'Last rounds' }).getByRole('button').first();
  await last.click({ timeout: 120_000 });
  await expect(page.getByText(/^The hash gives/)).toBeVisible();
  await page.getByRole('button', { name: 'Follow the chain' }).click();
  await expect(page.getByText(/^The published hash is reached after/)).toBeVisible({ timeout: 30_000 });
});
