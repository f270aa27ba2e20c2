import { registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ strictConsole: false });

test('a mines round goes on after the server was killed and started again', async ({ page, stack }) => {
  await registerMember(page);
  await page.goto('/bgs/mines');
  await page.getByRole('button', { name: 'Start round' }).click();
  const opened = async (field: number): Promise<void> => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/mines/reveal'));
    await page
      .getByRole('gridcell')
      .nth(field)
      .or(page.getByRole('button', { name: /closed/ }).nth(0))
      .first()
      .click();
    await answer;
  };
  await opened(0);
  const busted = await page.getByRole('button', { name: 'Start round' }).isVisible();
  test.skip(busted, 'the first field was a mine: nothing to go on with');

  await stack.killServer();
  await stack.startServer();
  await page.reload();
  await expect(page.getByText(/goes on where it stopped/)).toBeVisible();
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.url().endsWith('/mines/cash-out')),
    page.getByRole('button', { name: /^Cash out/ }).click(),
  ]);
  const { value } = (await response.json()) as { value: { state: string; payout: string; balance: string } };
  expect(value.state).toBe('cashed_out');
  const shown = Number(value.balance).toLocaleString('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  await expect(page.getByTestId('balance')).toContainText(shown);
  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByText('Mines').first()).toBeVisible();
});
