import type { Page, Response } from '@playwright/test';
import { newMember, shownAmount } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

type Answer = { payout: string; balance: string };

const isCall = (response: Response, verb: string): boolean =>
  response.request().method() === 'POST' && response.url().endsWith(`/${verb}`);

/** Does something that calls the game, and gives the answer. */
async function answerOf(page: Page, verb: string, act: () => Promise<void>): Promise<Answer> {
  const [response] = await Promise.all([page.waitForResponse((one) => isCall(one, verb)), act()]);
  return ((await response.json()) as { value: Answer }).value;
}

const press = (page: Page, name: string | RegExp) => (): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** The newest result of the strip opens the record of the round, in which the bet is drawn. */
async function expectRecord(page: Page, game: string, { balance }: Answer, drawn: string): Promise<void> {
  await expect(page.getByTestId('balance')).toContainText(shownAmount(balance));
  await page.getByRole('list', { name: 'Latest results' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText(game);
  await expect(page.getByRole('dialog').getByText(drawn).first()).toBeAttached();
  await page.keyboard.press('Escape');
}

test.beforeEach(async ({ page }) => {
  await newMember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('roulette: chips, spin, record', async ({ page }) => {
  await page.goto('/bgs/roulette');
  await page.getByRole('button', { name: 'Split 17, 20', exact: true }).click();
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await expect(page.getByTestId('table-total')).toContainText('2.00');
  const answer = await answerOf(page, 'bet', press(page, 'Spin'));
  await expect(page.getByTestId('roulette-result')).not.toContainText('?');
  await expectRecord(page, 'Roulette', answer, 'Split 17, 20');
  await page.getByRole('button', { name: 'Red: €1.00', exact: true }).press('Delete');
  await expect(page.getByTestId('table-total')).toContainText('1.00');
});

test('baccarat: bets, cards, record', async ({ page }) => {
  await page.goto('/bgs/baccarat');
  await page.getByRole('button', { name: /^Banker, / }).click();
  const answer = await answerOf(page, 'bet', press(page, 'Deal'));
  await expect(page.getByTestId('baccarat-result')).toContainText(/wins|Tie/);
  await expectRecord(page, 'Baccarat', answer, 'Banker');
});

test('slots: spin, win shown, record', async ({ page }) => {
  await page.goto('/bgs/nine-lanterns');
  const answer = await answerOf(page, 'bet', press(page, 'Spin'));
  await expect(page.getByTestId('slot-win')).toContainText(shownAmount(answer.payout));
  await expectRecord(page, 'Nine Lanterns', answer, 'K');
});
