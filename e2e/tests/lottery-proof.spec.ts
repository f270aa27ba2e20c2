import type { Page } from '@playwright/test';
import { buyWinningTicket } from '../fixtures/lottery.ts';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

// Without a network the browser logs every failed request.
test.use({ strictConsole: false });

const STEPS = ['chain', 'path', 'beacon', 'numbers', 'payout'];

const expectSteps = async (page: Page, failed: readonly string[]): Promise<void> => {
  for (const step of STEPS)
    await expect(page.getByTestId(`proof-${step}`)).toHaveAttribute(
      'data-state',
      failed.includes(step) ? 'failed' : 'ok',
    );
};

test('a ticket wins, and its draw is checked without a network', async ({ page, stack }) => {
  const stopWorker = await stack.startWorker();
  await newMember(page);
  const { id } = await buyWinningTicket(page, 'ssc-30s');

  await page.goto(`/lottery/tickets/${id}`);
  // The page hears of the draw by itself.
  await expect(page.getByText('€19.00 came back of €20.00')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.pick-key[data-lit]')).toHaveCount(1);
  await stopWorker();

  await page.getByRole('link', { name: 'Check this draw' }).click();
  await expectSteps(page, []);
  await page.context().setOffline(true);
  const data = page.getByLabel('Published data');
  const published = await data.inputValue();
  const changed = published.replace(/"numbers": \[\s*"(\d)"/, (text, digit: string) =>
    text.replace(`"${digit}"`, `"${(Number(digit) + 1) % 10}"`),
  );
  await data.fill(changed);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expectSteps(page, ['numbers']);
  await expect(page.getByRole('alert')).toContainText('doesn’t fit');
  await data.fill(published);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expectSteps(page, []);
  await page.context().setOffline(false);
});
