import type { Page } from '@playwright/test';
import { betOnDice, newMember, newName, placeDiceBets, signedInClient } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('others see a bet at once, without the name once the member hides it', async ({ page, context }) => {
  // The list begins with former bets: no other name may look the same once it is masked.
  const username = await newMember(page, `live${newName()}`);
  const visitor = await context.newPage();
  await visitor.goto('/bgs/limbo');
  const bets = visitor.getByRole('region', { name: 'Live bets' });
  await bets.scrollIntoViewIfNeeded();
  const masked = `${username.slice(0, 2)}***${username.at(-1)}`;

  await page.goto('/bgs/dice');
  await page.getByRole('region', { name: 'Live bets' }).scrollIntoViewIfNeeded();
  await placeDiceBets(page, 1);
  await expect(
    bets.getByRole('row', { name: new RegExp(`Dice ${masked.replaceAll('*', '\\*')}`) }),
  ).toHaveCount(1);

  const change = page.waitForResponse(
    (answer) => answer.url().endsWith('/wps/member/public-name') && answer.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name: /^Hide my name/ }).click();
  expect((await change).ok()).toBe(true);
  await placeDiceBets(page, 1);
  await expect(bets.getByRole('row', { name: /Dice Hidden/ })).toHaveCount(1);

  await page.getByRole('tab', { name: 'My bets' }).click();
  await expect(page.getByRole('table', { name: 'My bets' }).getByRole('row')).toHaveCount(3);
});

/** Bets until a payout of four times the stake, which is a big win at this merchant. */
async function winBig(page: Page): Promise<void> {
  const call = await signedInClient(page);
  // All 45 are lost in one run of 350,000.
  for (let round = 0; round < 45; round += 1) {
    const [result] = await betOnDice(call, 1, { stake: 200_000n, targetHundredths: 7_525 });
    if (result?.won) return;
  }
  throw new Error('nothing was won');
}

test('a big win is told to others until they do not want to know', async ({ page, context }) => {
  const visitor = await context.newPage();
  await visitor.goto('/winners');
  const isWanted = visitor.getByRole('switch', { name: 'Show big wins while I browse' });
  await expect(isWanted).toBeChecked();
  await newMember(page);
  await winBig(page);
  const news = visitor.getByTestId('win-toast');
  await expect(news).toContainText('Dice');
  await expect(news).toContainText('€80.00');
  await news.getByRole('button', { name: 'Don’t show big wins' }).click();
  await expect(news).toBeHidden();
  await expect(isWanted).not.toBeChecked();
});
