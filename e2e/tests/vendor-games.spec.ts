import type { FrameLocator, Page } from '@playwright/test';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { expectNoSideways } from '../fixtures/layout.ts';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

type Category = {
  id: string;
  /** Of the tile that is tapped; the first one otherwise. */
  theme?: RegExp;
  /** Stakes and waits until the vendor has taken it. `tapped` is the name of the link: of odds, who is to win. */
  play: (game: FrameLocator, tapped: string) => Promise<void>;
  /** Whether the round ends while the test waits: fights and matches last longer. */
  ends: boolean;
};

/** Long enough for a table's or a match's next round, in which bets are taken again. */
const NEXT_ROUND = { timeout: 120_000 };

/** A bet that the bell has cut off is refused, and is placed again in the next round. */
const betOnSide = async (game: FrameLocator): Promise<void> => {
  const side = game.getByTestId('bet-a');
  await expect(async () => {
    await side.click({ timeout: 2_000 });
    await expect(side).toHaveClass(/\bmine\b/, { timeout: 10_000 });
  }).toPass(NEXT_ROUND);
};

const SLOTS: Category = {
  id: 'rng',
  play: async (game) => {
    const [spin, balance] = [game.getByTestId('spin'), game.getByTestId('balance')];
    const before = (await balance.textContent()) ?? '';
    // A spin that wins just its stake leaves the balance as it was.
    await expect(async () => {
      await spin.click({ timeout: 2_000 });
      await expect(spin).toHaveText('Spin', { timeout: 20_000 });
      await expect(balance).not.toHaveText(before, { timeout: 2_000 });
    }).toPass(NEXT_ROUND);
  },
  ends: true,
};
const FISHING: Category = {
  id: 'fish',
  play: async (game) => {
    const [pool, balance] = [game.getByRole('img', { name: 'Pool with fish' }), game.getByTestId('balance')];
    const before = (await balance.textContent()) ?? '';
    // One shot: of two, one may win what the other has cost.
    await expect(async () => {
      await pool.click({ position: { x: 200, y: 120 } });
      await expect(balance).not.toHaveText(before);
    }).toPass(NEXT_ROUND);
  },
  ends: true,
};
/** A match or a fight names both sides. */
const VERSUS = / – /;
/** The odds of a side. */
const TO_WIN = /^(.+) to win, (\d+\.\d\d)$/;
/** A match that begins in two minutes or more: one that is being played may end before the bet is placed. */
const TO_COME = /^[2-5]:\d\d$/;

const SPORTS: Category = {
  id: 'sports',
  theme: TO_WIN,
  play: async (game, tapped) => {
    // The book opens at the match, with the outcome that was tapped on the slip.
    const [, team = '', odds = ''] = TO_WIN.exec(tapped) ?? [];
    await expect(game.locator('.match.chosen')).toContainText(team);
    await expect(game.locator('.leg')).toContainText(team);
    await expect(game.locator('.leg')).toContainText(odds);
    await game.getByLabel('Stake', { exact: true }).fill('2');
    await game.getByRole('button', { name: /^Place bet/ }).click();
    await expect(game.getByRole('button', { name: 'My bets (1)' })).toBeVisible();
  },
  ends: false,
};
const LIVE: Category = {
  id: 'live',
  theme: /Baccarat/,
  play: async (game) => {
    const spot = game.getByRole('button', { name: /^Player/ });
    // Between two rounds the table takes no chips.
    await expect(async () => {
      await spot.click({ timeout: 2_000 });
      await expect(spot).toHaveAccessibleName(/^Player, /, { timeout: 1_000 });
    }).toPass(NEXT_ROUND);
  },
  ends: true,
};
const CARDS: Category = {
  id: 'pvp',
  play: async (game) => {
    await game.getByRole('button', { name: 'Sit down' }).first().click();
    // Whoever is alone plays against the house seat after a while.
    await expect(game.getByText(/^Pot /).first()).toBeVisible(NEXT_ROUND);
  },
  ends: true,
};
const ESPORTS: Category = { id: 'esports', theme: VERSUS, play: betOnSide, ends: false };
const COCKFIGHT: Category = { id: 'cockfight', theme: VERSUS, play: betOnSide, ends: false };

type Tapped = { title: string; tapped: string };

/** Plays the game that is open in the page, until it is in the betting record. */
async function playHere(page: Page, { play, ends }: Category, { title, tapped }: Tapped): Promise<void> {
  const game = page.getByRole('main').locator('iframe').contentFrame();
  const balance = game.getByTestId('balance');
  await expect(balance).toHaveText(/\d/);
  const before = (await balance.textContent()) ?? '';
  await play(game, tapped);
  // A bet that is still on its way would be refused once the game is left.
  await expect(balance).not.toHaveText(before, NEXT_ROUND);
  const row = page.getByRole('row', { name: title }).first();
  await expect(async () => {
    await page.goto('/member/personalHistoryCopy');
    await expect(row).toBeVisible({ timeout: 3_000 });
    if (ends) await expect(row).toContainText('Settled', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** The tables of the page, as a phone shows them. */
async function expectTablesFit(page: Page): Promise<void> {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  const picture = page.getByRole('main').getByRole('article').locator('img').first();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  await expectNoSideways(page);
  if (window) await page.setViewportSize(window);
}

/** Two taps from the home page into a game, and a bet there. */
async function play(page: Page, category: Category): Promise<string> {
  await page.goto('/');
  await page.getByRole('navigation').locator(`a[href="/${category.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/${category.id}$`));
  const tiles = page.getByRole('main').getByRole('article');
  const tile = category.theme
    ? tiles.filter({ has: page.getByRole('link', { name: category.theme }) })
    : tiles;
  if (category === LIVE) await expectTablesFit(page);
  if (category === SPORTS) await page.getByRole('button', { name: /^Show all/ }).click();
  const link =
    category === SPORTS
      ? tile
          .filter({ has: page.getByText(TO_COME) })
          .first()
          .getByRole('link', { name: TO_WIN })
          .first()
      : tile.first().getByRole('link').first();
  const tapped = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  const title = await page.getByRole('main').locator('iframe').getAttribute('title');
  await playHere(page, category, { title: title ?? '', tapped });
  return title ?? '';
}

/** Among the games that are played most now, with how many play it. */
async function expectPlayed(page: Page, title: string): Promise<void> {
  await page.goto('/rng?sort=playing');
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: title }).first();
  await expect(tile).toContainText(/[1-9]\d* playing/);
}

test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.beforeAll(({ stack }) => importCatalogue(stack));

test('slots, fishing, sports and cards are two taps from the home page; bets are in the betting record', async ({
  page,
}) => {
  await newMember(page);
  const slot = await play(page, SLOTS);
  await expectPlayed(page, slot);
  for (const category of [FISHING, SPORTS, CARDS]) await play(page, category);
});

test('tables and fights are two taps from the home page; bets are in the betting record', async ({
  page,
}) => {
  await newMember(page);
  for (const category of [LIVE, COCKFIGHT, ESPORTS]) await play(page, category);
});
