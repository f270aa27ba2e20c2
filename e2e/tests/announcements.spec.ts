import type { Locator, Page } from '@playwright/test';
import { expectIdle, expectNoSideways, expectPainted } from '../fixtures/layout.ts';
import { PASSWORD, registerMember } from '../fixtures/member.ts';
import { dialogOf, expectSignedIn, leave, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const notices = (page: Page): Locator => dialogOf(page).getByRole('list', { name: 'All announcements' });

test.describe('announcements on arrival', () => {
  test.use({ entryPopups: true });

  test('greet a visitor in the page until they are put away, and not again today if unwanted', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const greeting = page.getByRole('region', { name: 'Welcome! Take a look around' });
    await expect(greeting.getByText('You only need an account')).toBeVisible();
    // Nothing opens by itself.
    await expectIdle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await greeting.getByRole('link', { name: 'How the welcome credit works' }).click();
    await expect(page).toHaveURL(/\/promotions#welcome-credit$/);
    await page.goto('/');
    await greeting.getByRole('button', { name: 'Got it' }).click();
    await expect(greeting).toBeHidden();
    await page.reload();
    await expectIdle(page);
    await expect(greeting).toBeHidden();

    const other = await context.newPage();
    await other.goto('/');
    const again = other.getByRole('region', { name: 'Welcome! Take a look around' });
    await again.getByRole('button', { name: 'Don’t show again today' }).click();
    await expect(again).toBeHidden();
    const third = await context.newPage();
    await third.goto('/');
    await expectIdle(third);
    await expect(third.getByRole('region', { name: 'Welcome! Take a look around' })).toBeHidden();
  });

  test('greet the first and later sign-ins with the announcements meant for each', async ({ page }) => {
    const account = await registerMember(page);
    const greeting = page.getByRole('region', { name: 'News for you' });
    await expect(greeting.getByRole('list').getByRole('button')).toHaveText([
      'Three places worth knowing',
      'The race season is on',
      'Take us with you',
    ]);
    await greeting.getByRole('button', { name: 'The race season is on' }).click();
    await expect(dialogOf(page).getByRole('article', { name: 'The race season is on' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(greeting).toBeHidden();

    await leave(page);
    await signIn(page, account, PASSWORD);
    await expectSignedIn(page);
    await expect(greeting.getByRole('list').getByRole('button')).toHaveText([
      'The race season is on',
      'Take us with you',
    ]);
    await greeting.getByRole('button', { name: 'Got it' }).click();
    await expect(greeting).toBeHidden();
  });
});

test('notices: nine a page, a list beside the text, arrow keys, links, Escape', async ({ page }) => {
  await page.goto('/fairness');
  await page.getByRole('link', { name: 'Announcements', exact: true }).first().click();
  await expect(notices(page).getByRole('button')).toHaveCount(9);
  const first = notices(page).getByRole('button').first();
  await expect(first).toHaveText(/^Tell us what’s missing/);
  await expect(dialogOf(page).getByRole('article', { name: 'Tell us what’s missing' })).toBeVisible();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notices#[\da-f-]{36}$/);
  const address = page.url();
  const second = notices(page).getByRole('button').nth(1);
  await expect(second).toHaveAttribute('aria-current', 'true');
  const title = await dialogOf(page).getByRole('article').getByRole('heading').innerText();
  await expect(second).toContainText(title);
  await dialogOf(page).getByRole('button', { name: 'Page 2 of 2' }).click();
  await expect(notices(page).getByRole('button')).toHaveCount(5);
  const last = notices(page).getByRole('button').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  const onSecond = page.url();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/fairness$/);

  await page.goto(onSecond);
  await expect(notices(page).getByRole('button')).toHaveCount(5);
  await page.goto('/notices#gone');
  await expect(dialogOf(page).getByText('This announcement has been removed')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  // Like opening the address in a new tab.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(dialogOf(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(notices(page)).toBeHidden();
  await dialogOf(page).getByRole('button', { name: 'All announcements' }).click();
  await expect(notices(page).getByRole('button', { name: new RegExp(`^${title}`) })).toBeFocused();
  await expectNoSideways(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});

test('promotions: cards open their rules, back closes them, one that has ended, another language', async ({
  page,
}) => {
  await page.goto('/promotions');
  const card = page.getByRole('link', { name: 'More studios in the lobby' });
  await card.click();
  await expect(page).toHaveURL(/\/promotions#new-studios$/);
  const rules = page.getByRole('article', { name: 'More studios in the lobby' });
  await expect(rules.getByText('open a free demo')).toBeVisible();
  await expect(rules).toBeInViewport();
  await expect(rules).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByText('open a free demo')).toBeHidden();
  await card.click();
  await rules.getByRole('button', { name: 'Close the rules' }).first().click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(card).toBeFocused();

  await page.goto('/promotions#over-long-ago');
  await expect(page.getByText('This promotion has ended')).toBeVisible();
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectPainted(page);
  await page.context().addCookies([{ name: 'lang', value: 'TY', url: page.url() }]);
  await page.goto('/promotions#house-jackpot');
  // A reload keeps the position, which is reached in the next frame.
  await expect(page.getByRole('button', { name: 'Close the rules' }).first()).toBeInViewport();
  await page.reload();
  const thai = page.getByRole('article', { name: 'แจ็กพอตของเรา' });
  await expect(thai.getByRole('heading', { name: 'กติกา' })).toBeVisible();
  await expect(thai).toBeInViewport();
  await expectNoSideways(page);
});

test('banners: each place shows its own, and they lead where they say', async ({ page }) => {
  const drawn = page.waitForResponse(
    (answer) => /\/art\/banners\/dice-wide-\d+\.avif$/.test(answer.url()) && answer.ok(),
  );
  await page.goto('/');
  await drawn;
  await page.goto('/rng');
  const lists = page.getByRole('main').getByRole('region', { name: 'Highlights' });
  // The list's own comes first, then those of all lists.
  await expect(lists.getByRole('link', { name: /Fresh on the reels/ })).toBeVisible();
  await lists.getByRole('button', { name: /Check your last round/ }).click();
  await lists.getByRole('link', { name: /Check your last round/ }).click();
  await expect(page).toHaveURL(/\/fairness$/);
  await page.goto('/login');
  await expect(dialogOf(page).getByText('Your seat is waiting')).toBeVisible();
  await dialogOf(page).getByRole('link', { name: 'Register', exact: true }).click();
  await dialogOf(page)
    .getByRole('link', { name: /Start with €1,000/ })
    .click();
  await expect(page).toHaveURL(/\/promotions#welcome-credit$/);
});
