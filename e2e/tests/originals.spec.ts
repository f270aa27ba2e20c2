import type { Page } from '@playwright/test';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 360, height: 780 };

/** What the bet button says before the stake, by game, and what has to be done before it. */
const GAMES: ReadonlyArray<{ game: string; button: string; prepare?: (page: Page) => Promise<void> }> = [
  { game: 'dice', button: 'Bet' },
  { game: 'limbo', button: 'Bet' },
  { game: 'plinko', button: 'Drop ball' },
  {
    game: 'keno',
    button: 'Draw numbers',
    prepare: (page) => page.getByRole('button', { name: 'Pick at random' }).click(),
  },
  { game: 'wheel', button: 'Spin' },
];

/** The bet button is above the bottom bar, and the stage has nearly half of the screen. */
async function expectInReach(page: Page, game: string): Promise<void> {
  const button = page.locator('.bet-dock').getByRole('button');
  await expect(button).toBeInViewport({ ratio: 1 });
  const [stage, bar, place] = await Promise.all([
    page.locator('.game-stage').boundingBox(),
    page.getByRole('navigation', { name: 'Quick menu' }).boundingBox(),
    button.boundingBox(),
  ]);
  expect(stage?.height, game).toBeGreaterThanOrEqual(0.45 * PHONE.height);
  expect((place?.y ?? 0) + (place?.height ?? 0), game).toBeLessThanOrEqual(bar?.y ?? 0);
}

test('each game of one call on a phone: bet, result, record, and the same in the verifier', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await newMember(page);
  await page.goto('/bgs/crash');
  await expectInReach(page, 'crash');
  for (const [index, { game, button, prepare }] of GAMES.entries()) {
    await page.goto(`/bgs/${game}`);
    // Results at once; the choice is kept for the games that follow.
    if (index === 0) await page.getByRole('button', { name: 'Fast play' }).click();
    await expectInReach(page, game);
    await prepare?.(page);
    await page.getByRole('button', { name: `${button} €1.00`, exact: true }).click();
    await expect(page.getByTestId('outcome')).toHaveText(/\S/);
    await page.getByRole('list', { name: 'Latest results' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText(`${game}/1`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Fairness', exact: true }).click();
  await page.getByRole('button', { name: 'Change seeds', exact: true }).click();
  await expect(page.getByText('Seeds changed.')).toBeVisible();
  for (const { game } of GAMES) {
    await page.goto(`/bgs/${game}`);
    await page.getByRole('list', { name: 'Latest results' }).getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Check this round' }).click();
    await expect(page.getByText('The hash matches')).toBeVisible();
    await expect(page.getByText(`Rules ${game}/1`)).toBeVisible();
  }
});
