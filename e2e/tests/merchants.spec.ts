import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.').last()).toBeVisible();
}

test('a brand is created, themed and opened in the console alone, and its site then works', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const site = stack.lotus.replace('lotus', 'reef');
  await signInOperator(page, stack);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Merchants' }).click();
  await page.getByRole('button', { name: 'Create merchant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create merchant' });
  await dialog.getByLabel('Name', { exact: true }).fill('Coral Reef');
  await dialog.getByLabel('Code').fill('reef');
  await dialog.getByLabel('ไทย').check();
  await dialog.getByLabel('Host names').fill('lotus.localhost');
  await dialog.getByRole('button', { name: 'Create merchant' }).click();
  await expect(dialog.getByText('This host name already belongs to a merchant.')).toBeVisible();
  await dialog.getByLabel('Host names').fill('reef.localhost');
  await dialog.getByRole('button', { name: 'Create merchant' }).click();
  await expect(page.getByRole('heading', { name: 'Coral Reef', level: 1 })).toBeVisible();

  await page.getByLabel('Welcome credit').fill('100');
  await page.getByLabel('Tagline (English)').fill('Life below the surface.');
  await save(page);

  await openTab(page, 'Languages');
  await page.getByRole('tabpanel').getByLabel('Tiếng Việt').check();
  await save(page);

  await openTab(page, 'Theme');
  await page.getByRole('slider', { name: 'Brand colour' }).fill('30');
  await page.getByRole('button', { name: 'Save draft and preview' }).click();
  const preview = page.frameLocator('iframe').frameLocator('iframe');
  await expect(
    preview
      .getByRole('button', { name: 'Register' })
      .or(preview.getByRole('link', { name: 'Register' }))
      .first(),
  ).toBeVisible();
  expect(await preview.locator('html').getAttribute('style')).toContain('--brand-hue:30');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 2')).toBeVisible();

  await openTab(page, 'Games');
  await page.getByLabel('mines').uncheck();
  await save(page);

  const merchant = page.url();
  await page.goto(`${stack.console}/content?merchant=reef&kind=banner`);
  await page.getByRole('button', { name: 'New banner' }).click();
  await page.getByRole('group', { name: 'English' }).getByLabel('Title').fill('Dive into the reef');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Published\./).first()).toBeVisible();

  await page.goto(merchant);
  await page.getByRole('link', { name: 'Open or close the site' }).click();
  const card = page.getByRole('article', { name: 'Coral Reef' });
  await card.getByText('Open', { exact: true }).click();
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Coral Reef saved.')).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site });
  const player = await visitor.newPage();
  await player.goto('/');
  await expect(player.getByText('Dive into the reef').first()).toBeAttached();
  await registerMember(player, { credit: /100\.00/ });
  await player.goto('/bgs/dice');
  const placed = player.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  await player.getByRole('button', { name: 'Bet', exact: true }).click();
  expect((await placed).status()).toBe(200);
  expect(await player.locator('html').getAttribute('style')).toContain('--brand-hue:30');
  await visitor.close();
});
