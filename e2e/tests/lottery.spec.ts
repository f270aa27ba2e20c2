import type { Page } from '@playwright/test';
import { newMember, shownAmount } from '../fixtures/member.ts';
import { siteClient } from '../fixtures/site-client.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

/** The draw, its payment and the worker's start on a busy machine. */
const DRAWN = { timeout: 100_000 };

const PAGE = { pageNum: 1, pageSize: 20 };

const slip = (page: Page) => page.getByRole('dialog', { name: 'Slip' });
const openSlip = (page: Page) => page.getByRole('button', { name: /^Slip \d+$/ }).click();

test('a member buys, chases and types bets on a phone', async ({ page, stack }) => {
  const stopWorker = await stack.startWorker();
  try {
    await newMember(page);
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    const call = siteClient(page.request, () => token);

    await page.goto('/lottery');
    await page.getByRole('link', { name: 'Five Digits 30 s' }).click();
    const row = page.getByRole('group', { name: 'Ten thousands' });
    // A line for each digit of one place: one of them wins, whatever comes.
    await row.getByRole('button').first().waitFor();
    for (const key of await row.getByRole('button').all()) await key.click();
    await expect(page.getByText('Lines').locator('xpath=following-sibling::*')).toHaveText('10');
    await page.getByRole('button', { name: 'Add to slip' }).click();
    await openSlip(page);
    await slip(page).getByRole('button', { name: 'Chase' }).click();
    // A sale may end at any moment: what was refused for that is pressed again.
    await expect(async () => {
      await page.getByRole('button', { name: /^Chase 10 draws · €200\.00$/ }).click();
      await expect(page.getByText('Chase over 10 draws started')).toBeVisible({ timeout: 8_000 });
    }).toPass();

    await page.getByRole('button', { name: 'Random bet' }).click();
    await page.getByRole('button', { name: 'Random bet' }).click();
    await openSlip(page);
    const bought = page.getByText(/^Ticket bought for draw/);
    await expect(async () => {
      const move = slip(page).getByRole('button', { name: /^Move slip to draw/ });
      if (await move.isVisible()) await move.click();
      await slip(page).getByRole('button', { name: 'Buy €4.00' }).click();
      await expect(bought).toBeVisible({ timeout: 8_000 });
    }).toPass();
    const number = (await bought.innerText()).replace(/^.*draw /, '');
    // A draw of 30 seconds may have paid meanwhile: the page shows what the wallet has.
    await expect(async () => {
      const { amount } = await call('wallet.balance');
      expect(amount).not.toBe(10_000_000n);
      const shown = shownAmount(`${amount / 10_000n}.${String(amount % 10_000n).padStart(4, '0')}`);
      await expect(page.getByTestId('balance')).toHaveText(`€${shown}`, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });

    await page.goto('/lottery?gameCode=thai');
    await page.getByLabel('Entries', { exact: true }).fill('123=20*20 hello');
    await expect(page.getByText('1 part can’t be read')).toBeVisible();
    await page.getByLabel('Entries', { exact: true }).fill('123=20*20');
    await page.getByRole('button', { name: 'Add 2 bets' }).click();
    await openSlip(page);
    await expect(slip(page).getByText('3 top')).toBeVisible();
    await slip(page).getByRole('button', { name: 'Buy €40.00' }).click();
    await expect(page.getByText(/^Ticket bought for draw/)).toBeVisible();

    await page.goto('/lottery?gameCode=ssc-30s');
    await expect(page.getByRole('list', { name: `Result of draw ${number}` })).toBeVisible(DRAWN);
    const chase = async () => (await call('lotteryChases.list', { query: PAGE })).items[0];
    await expect.poll(async () => (await chase())?.state, DRAWN).toBe('won');
    expect(await chase()).toMatchObject({ bought: 1, payout: 190_000n, held: 0n });
    const ticketsOf = async () =>
      (await call('lotteryTickets.list', { query: { ...PAGE, gameCode: 'ssc-30s' } })).items;
    // The draw of the other ticket may be the later one, and is paid a moment after its result is shown.
    await expect
      .poll(async () => (await ticketsOf()).filter(({ state }) => state === 'open'), DRAWN)
      .toEqual([]);
    const items = await ticketsOf();
    const payout = items.reduce((sum, ticket) => sum + ticket.payout, 0n);
    const balance = 10_000_000n - 200_000n - 40_000n - 400_000n + payout;
    expect((await call('wallet.balance')).amount).toBe(balance);
  } finally {
    await stopWorker();
  }
});
