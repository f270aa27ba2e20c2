import type { Page, Response } from '@playwright/test';
import { newMember, shownAmount } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

type Answer = { isOver: boolean; payout: string; balance: string };

const isCall = (response: Response, verb: string): boolean =>
  response.request().method() === 'POST' && response.url().endsWith(`/${verb}`);

/** Does something that calls the game, and gives the answer. */
async function answerOf(page: Page, verb: string, act: () => Promise<void>): Promise<Answer> {
  const [response] = await Promise.all([page.waitForResponse((one) => isCall(one, verb)), act()]);
  return ((await response.json()) as { value: Answer }).value;
}

const press = (page: Page, name: string | RegExp) => (): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** The newest result of the strip opens the record of the round. */
async function expectRecord(page: Page, game: string, { balance }: Answer): Promise<void> {
  await expect(page.getByTestId('balance')).toContainText(shownAmount(balance));
  await page.getByRole('list', { name: 'Latest results' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText(game);
  await page.keyboard.press('Escape');
}

test.beforeEach(async ({ page }) => {
  await newMember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('towers: a round goes on after a reload, is cashed out and recorded', async ({ page }) => {
  await page.goto('/bgs/towers');
  for (;;) {
    await answerOf(page, 'start', press(page, 'Start round'));
    const answer = await answerOf(page, 'move', press(page, 'Level 1, tile 1: closed'));
    if (!answer.isOver) break;
  }
  await page.reload();
  await expect(page.getByText(/Pick up where you left off/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Level 1, tile 1: safe' })).toBeVisible();
  const ended = await answerOf(page, 'move', press(page, /^Cash out/));
  expect(ended.isOver).toBe(true);
  await expectRecord(page, 'Towers', ended);
});

test('hilo: guesses until the end, record', async ({ page }) => {
  await page.goto('/bgs/hilo');
  await answerOf(page, 'start', press(page, 'Start round'));
  const guess = page.getByRole('button', { name: /^(Higher|Lower)/ }).first();
  const first = await answerOf(page, 'move', () => guess.click());
  const ended = first.isOver ? first : await answerOf(page, 'move', press(page, /^Cash out/));
  expect(ended.isOver).toBe(true);
  await expectRecord(page, 'Hilo', ended);
});

test('blackjack: a hand is played to the end, record', async ({ page }) => {
  await page.goto('/bgs/blackjack');
  let answer = await answerOf(page, 'start', press(page, 'Start round'));
  while (!answer.isOver) answer = await answerOf(page, 'move', press(page, /^(No insurance|Stand)$/));
  await expect(page.getByTestId('blackjack-paid')).toContainText(shownAmount(answer.payout));
  await expectRecord(page, 'Blackjack', answer);
});
