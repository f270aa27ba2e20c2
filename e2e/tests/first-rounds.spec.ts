import { PASSWORD, registerMember, shownAmount } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('a new player registers, plays dice in two tabs, and proves a round', async ({
  page,
  context,
  stack,
}) => {
  const username = await registerMember(page);
  await page.goto('/bgs/dice');
  const second = await context.newPage();
  // A session lives in one tab; the second one signs in for itself.
  await second.goto('/login');
  await second.getByLabel('User name', { exact: true }).fill(username);
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second.getByTestId('balance')).toBeVisible();

  const bet = page.getByRole('button', { name: 'Bet', exact: true });
  const placed = () => page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  for (let round = 1; round <= 20; round += 1) {
    const [response] = await Promise.all([placed(), bet.click()]);
    const answer = (await response.json()) as { value: { balance: string } };
    const shown = shownAmount(answer.value.balance);
    await expect(page.getByTestId('balance')).toContainText(shown);
    await expect(second.getByTestId('balance')).toContainText(shown);
    await expect(bet).toBeEnabled();
  }

  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByText('Rounds', { exact: true }).locator('..')).toContainText('20');
  await page.goto('/member/transactionHistory');
  await page.getByLabel('Type').selectOption('welcome_credit');
  await expect(page.getByText('+€1,000.00').first()).toBeVisible();

  // Reveal the seed, then check the newest round in the verifier, without a connection.
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

  const { rows } = await stack.database.db.executeQuery<{ count: bigint }>(
    (await import('kysely')).sql<{
      count: bigint;
    }>`select count(*) as count from rounds where game_id = 'dice'`.compile(stack.database.db),
  );
  expect(rows[0]?.count).toBeGreaterThanOrEqual(20n);
});
