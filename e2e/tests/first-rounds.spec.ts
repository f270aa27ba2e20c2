import { registerMember, shownAmount } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUNDS = 3;

test('a new player registers, plays dice in two tabs, and proves a round', async ({ page, context }) => {
  await registerMember(page);
  await page.goto('/bgs/dice');
  // A new tab of the same browser takes over the session.
  const second = await context.newPage();
  await second.goto('/fairness');
  await expect(second.getByTestId('balance')).toBeVisible();

  const bet = page.getByRole('button', { name: 'Bet', exact: true });
  const placed = () => page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [response] = await Promise.all([placed(), bet.click()]);
    const answer = (await response.json()) as { value: { balance: string } };
    const shown = shownAmount(answer.value.balance);
    await expect(page.getByTestId('balance')).toContainText(shown);
    await expect(second.getByTestId('balance')).toContainText(shown);
    await expect(bet).toBeEnabled();
  }

  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByText('Rounds', { exact: true }).locator('..')).toContainText(String(ROUNDS));
  // On phones, where no column has a head to press.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByLabel('Sort by').selectOption('Profit');
  await expect(page).toHaveURL(/\?sort=-profit$/);
  await page.getByRole('button', { name: 'Descending order' }).click();
  await expect(page).toHaveURL(/\?sort=profit$/);
  await expect(page.getByRole('button', { name: /Show round/ }).first()).toBeVisible();
  if (size) await page.setViewportSize(size);
  await page.goto('/member/transactionHistory');
  await page.getByLabel('Type').selectOption('welcome_credit');
  await expect(page.getByText('+€1,000.00').first()).toBeVisible();

  // Reveal the seed, then check the newest round in the verifier.
  await page.goto('/bgs/dice');
  await page.getByRole('button', { name: 'Fairness', exact: true }).click();
  await page.getByRole('button', { name: 'Change seeds' }).click();
  await expect(page.getByText(/previous seed is revealed/)).toBeVisible();
  await page.goto('/member/personalHistoryCopy');
  await page
    .getByRole('button', { name: /Show round/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Check this round' }).click();
  await expect(page.getByText(/The hash matches/)).toBeVisible();
});
