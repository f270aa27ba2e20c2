import type { Page } from '@playwright/test';
import { importCatalogue, listedGames, type ListedGame } from '../fixtures/catalogue.ts';
import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

/** On the second page of the list, which takes scrolling. */
const PLACE = 27;
const PAGES = 60;

const tile = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

let game: ListedGame;
let otherStudio: Pick<ListedGame, 'vassalage' | 'vendorName'>;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async ({ stack }) => {
  await importCatalogue(stack);
  const games = await listedGames(stack, 'rng', PAGES);
  const names = new Map(games.map(({ displayName }) => [displayName, 0]));
  for (const { displayName } of games) names.set(displayName, (names.get(displayName) ?? 0) + 1);
  const found = games.find(
    ({ state, displayName }, place) => place >= PLACE && state === 'up' && names.get(displayName) === 1,
  );
  if (!found) throw new Error('the sandbox has no game to look for');
  game = found;
  const other = games.find(({ vassalage, state }) => state === 'up' && vassalage !== game.vassalage);
  if (!other) throw new Error('the sandbox has games of one studio only');
  otherStudio = other;
});

test.describe(() => {
  test('a game is found by scrolling, by filters and by search, and stays a favourite after a reload', async ({
    page,
  }) => {
    const { displayName: name, vendorName, nodeId } = game;
    await newMember(page);
    await page.goto('/');

    // By scrolling through its category; back leads to the same position.
    await page
      .getByRole('navigation', { name: 'Categories', exact: true })
      .getByRole('link', { name: 'Slots' })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
    const found = tile(page, name);
    for (let turn = 0; turn < 20 && !(await found.isVisible()); turn += 1) {
      const shown = await page.getByRole('main').getByRole('article').count();
      await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
      await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(shown);
    }
    await found.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await found.getByRole('link', { name: `Open ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/seamless\\?game=${nodeId}$`));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.locator('iframe')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'More like this' }).getByRole('article').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(found).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(200);

    // Made a favourite in the list.
    await found.hover();
    await found.getByRole('button', { name: `Add ${name} to favourites` }).click();
    await expect(found.getByRole('button', { name: `Remove ${name} from favourites` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    // By filters, which are in the address.
    await page.getByRole('button', { name: 'Studio: All studios' }).click();
    const studios = page.getByRole('dialog', { name: 'Studios' });
    for (const studio of [vendorName, otherStudio.vendorName])
      await studios.getByRole('checkbox', { name: new RegExp(`^${studio} [\\d,]+ games?$`) }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Studio: 2 studios' })).toBeFocused();
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+&vassalage=\w+$/);
    await page.reload();
    const tiles = page.getByRole('main').getByRole('article');
    for (const studio of [vendorName, otherStudio.vendorName])
      await expect(tiles.filter({ hasText: studio }).first()).toBeVisible();
    const chosen = page.getByRole('list', { name: 'Chosen studios' });
    await expect(chosen.getByRole('button')).toHaveCount(2);
    await chosen.getByRole('button', { name: `Remove ${otherStudio.vendorName}` }).click();
    await page.getByLabel('Sort by').selectOption('name');
    await expect(page).toHaveURL(new RegExp(`/rng\\?vassalage=${game.vassalage}&sort=name$`));
    await page.getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect(page).toHaveURL(/type=FAV/);
    await page.reload();
    await expect(tile(page, name)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(vendorName);

    // By search, without the mouse.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search games' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(name.toLowerCase());
    const option = search.getByRole('option', { name }).first();
    await expect(search.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expect(option).toBeVisible();
    for (let turn = 0; turn < 8 && (await option.getAttribute('aria-selected')) !== 'true'; turn += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/seamless\\?game=${nodeId}$`));
    await expect(page.locator('iframe')).toBeVisible();

    // Favourites and recent games, in both languages.
    await page.goto('/favorite');
    await expect(tile(page, name)).toBeVisible();
    await page.getByRole('link', { name: 'Recently played' }).last().click();
    await expect(page.getByRole('heading', { name: 'Recently played', level: 1 })).toBeVisible();
    await expect(tile(page, name)).toBeVisible();
    await page.getByText('ไทย', { exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'เล่นล่าสุด', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
});

test('Enter before the results arrive opens the first of them', async ({ page }) => {
  await newMember(page);
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search games' });
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/wps/games/search?*', async (route) => {
    await held;
    await route.continue();
  });
  await search.getByRole('combobox').fill(game.displayName);
  await page.keyboard.press('Enter');
  await expect(search).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/seamless\?game=/);
});

test.describe('without a network', () => {
  test.use({ strictConsole: false });

  test('the search says so, and continues when the network is back', async ({ page, context }) => {
    await page.goto('/rng');
    // The search is loaded when the network goes.
    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.fill('emer');
    await expect(page.getByRole('option').first()).toBeVisible();
    await context.setOffline(true);
    await field.fill('emerald');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Search isn’t available right now' }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('option', { name: /Emerald/ }).first()).toBeVisible();
  });
});

test('a favourite that the server refuses is removed again, with a message', async ({ page }) => {
  await newMember(page);
  await page.route('**/MCSFE_addFavoriteGameV2', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'catalogue.too_many_favorites', message: 'full', value: null },
    }),
  );
  await page.goto('/rng');
  const first = page.getByRole('main').getByRole('article').first();
  await first.hover();
  const heart = first.getByRole('button', { name: /favourites$/ });
  await heart.click();
  await expect(page.getByText('Your favourite wasn’t saved')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor plays a demo, or is asked to sign in and returns to the list; a trial account plays it too, or is told what it needs', async ({
  page,
}) => {
  await page.goto('/rng?playable=DEMO');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Play the demo of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/seamless\?game=.*&demo=yes$/);
  await expect(page.getByText('You play with play money')).toBeVisible();
  const withDemo = page.url().replace('&demo=yes', '');
  // Bookmakers have no demos.
  await page.goto('/sports?sort=name');
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('link', { name: /^Sign in to open/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/sports\?sort=name$/);
  await page.goto('/favorite');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Play for free' }).click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.goto(withDemo);
  await expect(page.getByText('You play with play money')).toBeVisible();
  await page.goto('/sports?sort=name');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Real account needed' })).toBeVisible();
});

test('unknown pages, unknown games and searches without results lead on', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await page.getByRole('link', { name: /home/i }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/seamless?game=no-such-game');
  await expect(page.getByRole('heading', { name: 'We couldn’t find this game' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search games' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('zzzzqqqqxxxx');
  await expect(search.getByText('No results for “zzzzqqqqxxxx”')).toBeVisible();
  await expect(search.getByRole('option').first()).toBeVisible();
});
