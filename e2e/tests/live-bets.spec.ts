import { newMember, placeDiceBets } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('others see a bet at once, without the name once the member hides it', async ({ page, context }) => {
  const username = await newMember(page);
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
