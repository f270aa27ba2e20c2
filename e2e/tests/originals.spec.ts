import type { Page } from '@playwright/test';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

/** The name of the bet button by game, and what has to be done before it. */
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

test('each game of one call: bet, result, record, and the same result in the verifier', async ({ page }) => {
  await newMember(page);
  for (const [index, { game, button, prepare }] of GAMES.entries()) {
    await page.goto(`/bgs/${game}`);
    // Results at once; the choice is kept for the games that follow.
    if (index === 0) await page.getByRole('button', { name: 'Fast play' }).click();
    await prepare?.(page);
    await page.getByRole('button', { name: button, exact: true }).click();
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
    await dialog.getByRole('link', { name: /verifier/i }).click();
    await expect(page.getByText('The hash matches')).toBeVisible();
    await expect(page.getByText(`Rules ${game}/1`)).toBeVisible();
  }
});

test('the bet button stays above the bottom bar, and the stage has nearly half of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await newMember(page);
  for (const { game } of GAMES) {
    await page.goto(`/bgs/${game}`);
    const dock = page.locator('.bet-dock');
    await expect(dock.getByRole('button')).toBeInViewport({ ratio: 1 });
    const [stage, bar] = await Promise.all([
      page.locator('.game-stage').boundingBox(),
      page.getByRole('navigation', { name: 'Quick menu' }).boundingBox(),
    ]);
    const button = await dock.getByRole('button').boundingBox();
    expect(stage?.height, game).toBeGreaterThanOrEqual(0.45 * 780);
    expect((button?.y ?? 0) + (button?.height ?? 0), game).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
