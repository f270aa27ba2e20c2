import { newMember } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

/** The time within which open pages must hear of it. */
const SECONDS_5 = { timeout: 5_000 };

test('an operator stops dice: an open page says so within five seconds, bets are refused, and dice starts again', async ({
  page,
  browser,
  stack,
}) => {
  await newMember(page);
  await page.goto('/bgs/dice');
  const bet = page.getByRole('button', { name: 'Bet', exact: true });
  await expect(bet).toBeEnabled();

  const desk = await browser.newContext();
  const operator = await desk.newPage();
  await signInOperator(operator, stack);
  await operator.goto(`${stack.console}/games/all?merchant=croupier&category=bgs`);
  const row = operator.getByRole('row', { name: /Dice/ });
  await row.getByRole('button', { name: 'Stop' }).click();
  const dialog = operator.getByRole('dialog', { name: 'Stop Dice?' });
  await dialog.getByLabel('Notice (English)').fill('Back at noon.');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Back at noon.')).toBeVisible(SECONDS_5);
  await expect(row.getByText('Stopped')).toBeVisible();
  await bet.click();
  await expect(page.getByText(/^This game is under maintenance/)).toBeVisible();
  await expect(page.getByTestId('balance')).toHaveText(/1,000\.00/);

  await row.getByRole('button', { name: 'Start again' }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Back at noon.')).toBeHidden(SECONDS_5);
  const placed = page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  await bet.click();
  expect((await placed).status()).toBe(200);
  await desk.close();
});
