import { formatMoney } from '@croupier/contract/money.ts';
import type { OneCallResult } from '@croupier/contract/games/originals-play.ts';
import type { Locator, Page } from '@playwright/test';
import { loadMessages } from '../../packages/i18n/src/load-messages.ts';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { newMember, placeDiceBets, shownAmount } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const en = await loadMessages('EN');
const ty = await loadMessages('TY');

/** Large enough that the jackpot grows by cents. */
const STAKE_MINOR = 200_000n;

const main = (page: Page): Locator => page.getByRole('main');
const section = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });

/** A page may have several rows of banners; each is named after its first. */
const bannersOf = (page: Page): Locator =>
  main(page).getByRole('region', { name: new RegExp(`^${en.home.banners}: `) });

test.beforeAll(({ stack }) => importCatalogue(stack));

test('a section slides by arrows and keys, and a studio leads to its games; with reduced motion nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  const banners = bannersOf(page);
  await expect(banners.locator('li:not([inert])')).toHaveCount(1);
  await expect(banners).toHaveAttribute('data-moving', 'false');
  await expect(section(page, en.home.notices).locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  const hot = section(page, en.lobby.hotTitle);
  await hot.scrollIntoViewIfNeeded();
  await expect(hot.getByRole('article').first()).toBeVisible();
  await expect(hot.locator('.tile-slider')).toHaveAttribute('data-moving', 'false');
  await expect(hot.getByRole('button', { name: en.home.pause })).toBeHidden();

  const fresh = section(page, en.lobby.newTitle);
  await fresh.scrollIntoViewIfNeeded();
  const newest = fresh.getByRole('article').first();
  await expect(newest).toBeVisible();
  const newestName = await newest.getByRole('link').first().textContent();
  await fresh.getByRole('link', { name: `${en.home.seeAll}: ${en.lobby.newTitle}` }).click();
  await expect(page).toHaveURL(/\/gameCenter\/all\?type=NEW&sort=new$/);
  await expect(page.getByRole('heading', { name: en.games.centreTitle, level: 1 })).toBeVisible();
  await expect(main(page).getByRole('article').first().getByRole('link').first()).toHaveText(
    newestName ?? '',
  );
  await page.goBack();
  await expect(fresh).toBeInViewport();

  const { category } = en.nav;
  const slots = section(page, category.rng);
  await slots.scrollIntoViewIfNeeded();
  const tiles = slots.getByRole('list', { name: category.rng }).getByRole('listitem');
  await expect(tiles).toHaveCount(20);
  await slots.scrollIntoViewIfNeeded();
  // Six columns of two are in view.
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
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('banners, announcements and hot games move, and stop under the pointer and on focus', async ({
    page,
  }) => {
    await page.goto('/');
    const marquee = section(page, en.home.notices);
    await expect(marquee.locator('.marquee-track')).toHaveCSS('animation-name', 'marquee');
    await marquee.hover();
    await expect(marquee.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');

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

    // Banners out of view can't be reached.
    await dots.first().click();
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    const inView = banners.locator('li:not([inert])');
    await expect(inView).toHaveCount(1);
    const link = inView.getByRole('link');
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await page.goBack();

    await page.mouse.move(0, 0);
    const hot = section(page, en.lobby.hotTitle).getByRole('list', { name: en.lobby.hotTitle });
    await hot.scrollIntoViewIfNeeded();
    const place = () => hot.evaluate((list) => list.scrollLeft);
    await expect.poll(place).toBeGreaterThan(0);
    await hot.hover();
    const slider = section(page, en.lobby.hotTitle).locator('.tile-slider');
    await expect(slider).toHaveAttribute('data-moving', 'false');
  });

  test('the simulated jackpot says what it is, and grows', async ({ page, stack }) => {
    await page.goto(stack.lotus);
    const jackpot = section(page, ty.lobby.jackpotTitle);
    await jackpot.scrollIntoViewIfNeeded();
    await expect(jackpot.getByText(ty.lobby.jackpotIllustrative, { exact: true })).toBeVisible();
    const counter = jackpot.getByTestId('jackpot');
    await expect(counter).toHaveText(/2[01],\d{3},\d{3}\.\d{2}/);
    const before = await counter.textContent();
    await expect(counter).not.toHaveText(before ?? '');
  });
});

test('the live jackpot grows with every stake, and a win is on the boards', async ({ page, context }) => {
  await newMember(page);
  const home = await context.newPage();
  await home.goto('/');
  const jackpot = section(home, en.lobby.jackpotTitle);
  await jackpot.scrollIntoViewIfNeeded();
  const counter = jackpot.getByTestId('jackpot');
  await expect(counter).toHaveText(/€\d/);
  const before = (await counter.textContent()) ?? '';

  let win: OneCallResult | undefined;
  for (let round = 0; round < 30 && !win; round += 1)
    win = (await placeDiceBets(page, 1, STAKE_MINOR)).find(({ won }) => won);
  if (!win) throw new Error('thirty rounds were lost');
  const won = formatMoney(win.payout - win.stake);
  await expect(counter).not.toHaveText(before);

  const winners = section(home, en.winners.title);
  // A server keeps the boards for a moment, and a home page leaves empty ones out.
  await expect(async () => {
    await home.reload();
    await section(home, en.lobby.jackpotTitle).scrollIntoViewIfNeeded();
    await winners.scrollIntoViewIfNeeded({ timeout: 2_000 });
  }).toPass();
  const latest = winners.getByRole('list', { name: en.winners.latest }).getByRole('link');
  await expect(latest.first()).toContainText(shownAmount(won));
  await expect(latest.first()).toContainText('*');
  await winners.getByRole('link', { name: new RegExp(en.winners.all) }).click();
  await expect(home).toHaveURL(/\/winners$/);
  await home.getByText(en.winners.tabBiggest, { exact: true }).click();
  await expect(home).toHaveURL(/board=biggest/);
  await expect(
    main(home).getByRole('list', { name: en.winners.biggest }).getByRole('link').first(),
  ).toContainText(shownAmount(won));
  await home.getByLabel(en.winners.category).selectOption('fish');
  await expect(home.getByRole('heading', { name: en.winners.empty })).toBeVisible();
});
