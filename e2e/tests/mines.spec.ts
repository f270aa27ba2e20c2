import type { Page } from '@playwright/test';
import { newMember, shownAmount } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

// The server is killed on purpose, and the browser logs it.
test.use({ strictConsole: false });

type MinesAnswer = { value: { isOver: boolean; view: { state: string }; balance: string } };

async function answerOf(page: Page, call: string, act: () => Promise<void>): Promise<MinesAnswer['value']> {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.url().endsWith(call)),
    act(),
  ]);
  return ((await response.json()) as MinesAnswer).value;
}

/** Starts rounds until two fields have been opened without a mine. */
async function openTwoGems(page: Page): Promise<void> {
  await answerOf(page, '/mines/start', () => page.getByRole('button', { name: 'Start round' }).click());
  for (const _gem of ['first', 'second']) {
    const { isOver } = await answerOf(page, '/mines/move', () =>
      page.getByRole('button', { name: 'Open a random tile' }).click(),
    );
    if (isOver) return openTwoGems(page);
    await expect(page.getByRole('button', { name: /^Cash out/ })).toBeEnabled();
  }
}

test('a mines round continues after the server was killed and restarted', async ({ page, stack }) => {
  await newMember(page);
  await page.goto('/bgs/mines');
  await openTwoGems(page);
  await stack.killServer();
  await stack.startServer();
  await page.reload();
  await expect(page.getByText(/Pick up where you left off/)).toBeVisible();
  const { view, balance } = await answerOf(page, '/mines/move', () =>
    page.getByRole('button', { name: /^Cash out/ }).click(),
  );
  expect(view.state).toBe('cashed_out');
  await expect(page.getByTestId('balance')).toContainText(shownAmount(balance));
  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByText('Mines').first()).toBeVisible();
});
