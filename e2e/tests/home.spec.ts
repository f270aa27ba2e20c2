import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { loadMessages } from '../../packages/i18n/src/load-messages.ts';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { newMember, shownAmount } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const en = await loadMessages('EN');
const ty = await loadMessages('TY');

const main = (page: Page): Locator => page.getByRole('main');
const section = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });

/** Named by what they are and by the first of them: several rows of banners may stand on a page. */
const bannersOf = (page: Page): Locator =>
  main(page).getByRole('region', { name: new RegExp(`^${en.home.banners}: `) });

/** Windows that greet may stand before the page at any time. */
async function open(page: Page, url: string): Promise<void> {
  const gotIt = page.getByRole('dialog').getByRole('button', { name: /^(?:Got it|รับทราบ)$/ });
  await page.addLocatorHandler(gotIt, () => gotIt.click());
  await page.goto(url);
}

/** Walks down the page, so that every section comes near and fetches what it shows. */
async function walkDown(page: Page, last: string): Promise<void> {
  // Right after the import of the whole catalogue the server has much to do.
  await expect(section(page, last)).toBeAttached({ timeout: 30_000 });
  for (const each of await main(page).getByRole('region').all())
    await each.scrollIntoViewIfNeeded({ timeout: 5_000 }).catch(() => undefined);
  await section(page, last).scrollIntoViewIfNeeded();
  await expect(section(page, last).getByRole('link').first()).toBeVisible();
}

const titlesOf = (page: Page): Promise<string[]> =>
  main(page).getByRole('heading', { level: 2 }).allTextContents();

const order = (names: Record<string, string>, codes: string): string[] =>
  codes.split(' ').map((code) => names[code] ?? code);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ timeout: 120_000 });
test.beforeAll(async ({ stack }) => importCatalogue(stack));

test('each merchant has its own sections in its own order, and none that is empty', async ({
  page,
  stack,
}) => {
  // Other tests may have won something.
  await sql`delete from round_wins`.execute(stack.database.db);
  await expect
    .poll(async () => (await (await page.request.get(`${stack.site}/wps/winners`)).json()) as unknown)
    .toMatchObject({ value: [] });
  await open(page, stack.site);
  const { category } = en.nav;
  await walkDown(page, category.cockfight);
  // Nobody has won yet: no board. Nothing is called after a category without vendors.
  await expect
    .poll(async () => (await titlesOf(page)).slice(0, 11))
    .toEqual([
      en.lobby.hotTitle,
      en.home.promotions,
      en.lobby.jackpotTitle,
      en.lobby.originalsTitle,
      ...order(category, 'rng live fish pvp sports esports cockfight'),
    ]);

  // Six in view, in pairs; arrows and keys move on; a studio leads to its games.
  const slots = section(page, category.rng);
  const tiles = slots.getByRole('list', { name: category.rng }).getByRole('listitem');
  await expect(tiles).toHaveCount(20);
  await slots.scrollIntoViewIfNeeded();
  await expect(tiles.nth(11)).toBeInViewport({ ratio: 0.2 });
  await expect(tiles.nth(12)).not.toBeInViewport();
  await slots.getByRole('button', { name: en.home.nextSlide, exact: true }).click();
  await expect(tiles.nth(12)).toBeInViewport();
  await tiles.nth(12).getByRole('link').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tiles.first()).toBeInViewport();
  const live = section(page, category.live);
  await live
    .getByRole('link', { name: /games$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/live\?vassalage=\w+$/);
  await expect(page.getByRole('heading', { name: category.live, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(live).toBeInViewport();

  await open(page, stack.lotus);
  const thai = ty.nav.category;
  await walkDown(page, thai.cockfight);
  await expect
    .poll(async () => (await titlesOf(page)).slice(0, 10))
    .toEqual([
      ty.lobby.hotTitle,
      ty.home.promotions,
      thai.live,
      ty.lobby.jackpotTitle,
      ...order(thai, 'rng fish'),
      ty.lobby.originalsTitle,
      ...order(thai, 'pvp sports cockfight'),
    ]);
});

test('banners turn without an end, stand still under the pointer and on focus, and lead somewhere', async ({
  page,
  stack,
}) => {
  await open(page, stack.site);
  const banners = bannersOf(page);
  const slides = banners.getByRole('listitem', { includeHidden: true });
  await expect(banners).toHaveAttribute('data-moving', 'true');
  await expect(slides.first()).toHaveCSS('margin-right', '20.3px');
  const dots = banners.getByRole('button', { name: /^Show / });
  const count = await dots.count();
  expect(count).toBeGreaterThan(1);
  const current = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  const before = await current();
  await expect.poll(current, { timeout: 15_000 }).not.toBe(before);

  await banners.hover();
  await expect(banners).toHaveAttribute('data-moving', 'false');
  await page.mouse.move(0, 0);
  await expect(banners).toHaveAttribute('data-moving', 'true');
  await dots.last().focus();
  await expect(banners).toHaveAttribute('data-moving', 'false');
  await page.keyboard.press('Enter');
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');

  // Only the one in view can be reached.
  await dots.first().click();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  const inView = banners.locator('li:not([inert])');
  await expect(inView).toHaveCount(1);
  const link = inView.getByRole('link');
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('notices wander over the page, hot games move on by themselves', async ({ page, stack }) => {
  await open(page, stack.site);
  const marquee = section(page, en.home.notices);
  await expect(marquee.locator('.marquee-track')).toHaveCSS('animation-name', 'marquee');
  await marquee.hover();
  await expect(marquee.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
  const hot = section(page, en.lobby.hotTitle).getByRole('list', { name: en.lobby.hotTitle });
  await hot.scrollIntoViewIfNeeded();
  const place = () => hot.evaluate((list) => list.scrollLeft);
  await expect.poll(place).toBeGreaterThan(0);
  await hot.hover();
  const slider = section(page, en.lobby.hotTitle).locator('.tile-slider');
  await expect(slider).toHaveAttribute('data-moving', 'false');
});

test('the illustrative jackpot says what it is, and grows', async ({ page, stack }) => {
  await open(page, stack.lotus);
  const jackpot = section(page, ty.lobby.jackpotTitle);
  await jackpot.scrollIntoViewIfNeeded();
  await expect(jackpot.getByText(ty.lobby.jackpotIllustrative, { exact: true })).toBeVisible();
  const counter = jackpot.getByTestId('jackpot');
  await expect(counter).toHaveText(/2[01],\d{3},\d{3}\.\d{2}/);
  const before = await counter.textContent();
  await expect(counter).not.toHaveText(before ?? '');
});

test('the live jackpot grows with a stake on another page; a real win is on the boards', async ({
  page,
  context,
  stack,
}) => {
  await newMember(page);
  const home = await context.newPage();
  await open(home, stack.site);
  const jackpot = section(home, en.lobby.jackpotTitle);
  await jackpot.scrollIntoViewIfNeeded();
  const counter = jackpot.getByTestId('jackpot');
  await expect(counter).toHaveText(/€\d/);
  const before = (await counter.textContent()) ?? '';

  await page.goto('/bgs/dice');
  await page.getByLabel('Bet amount').fill('20');
  const bet = page.getByRole('button', { name: 'Bet', exact: true });
  let paid = '';
  for (let round = 0; round < 30 && !paid; round += 1) {
    await expect(bet).toBeEnabled();
    const placed = page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
    await bet.click();
    const { value } = (await (await placed).json()) as {
      value: { stake: string; payout: string };
    };
    if (Number(value.payout) > Number(value.stake)) paid = value.payout;
  }
  expect(paid).not.toBe('');
  await expect(counter).not.toHaveText(before);

  await home.reload();
  const winners = section(home, en.winners.title);
  await section(home, en.lobby.jackpotTitle).scrollIntoViewIfNeeded();
  await winners.scrollIntoViewIfNeeded();
  const latest = winners.getByRole('list', { name: en.winners.latest }).getByRole('link');
  await expect(latest.first()).toContainText(shownAmount(paid));
  await expect(latest.first()).toContainText('*');
  await winners.getByRole('link', { name: new RegExp(en.winners.all) }).click();
  await expect(home).toHaveURL(/\/winners$/);
  await home.getByText(en.winners.tabBiggest, { exact: true }).click();
  await expect(home).toHaveURL(/board=biggest/);
  await expect(
    main(home).getByRole('list', { name: en.winners.biggest }).getByRole('link').first(),
  ).toContainText(shownAmount(paid));
  await home.getByLabel(en.winners.category).selectOption('fish');
  await expect(home.getByRole('heading', { name: en.winners.empty })).toBeVisible();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page, stack }) => {
    await open(page, stack.site);
    const banners = bannersOf(page);
    await expect(banners.locator('li:not([inert])')).toHaveCount(1);
    await expect(banners).toHaveAttribute('data-moving', 'false');
    await expect(section(page, en.home.notices).locator('.marquee-track')).toHaveCSS(
      'animation-name',
      'none',
    );
    const hot = section(page, en.lobby.hotTitle);
    await hot.scrollIntoViewIfNeeded();
    await expect(hot.getByRole('article').first()).toBeVisible();
    await expect(hot.locator('.tile-slider')).toHaveAttribute('data-moving', 'false');
    await expect(hot.getByRole('button', { name: en.home.pause })).toBeHidden();
  });
});
