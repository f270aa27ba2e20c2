import type { Page } from '@playwright/test';
import { newName, PASSWORD } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, entryPopups: true });

/** Seconds on a busy machine, without the time that a person needs to read and to type: the path itself must be short. */
const REGISTERED_WITHIN = 30;
const PLAYED_WITHIN = 60;

/** Counts every press of a finger, wherever it lands. */
const countTaps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const key = 'tapsOfTest';
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? '0') + 1)),
      true,
    );
  });
const tapsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('tapsOfTest') ?? '0'));

test('a visitor looks, joins, plays a first round on the welcome credit and starts a deposit', async ({
  page,
}) => {
  await countTaps(page);
  const from = performance.now();
  const seconds = (): number => (performance.now() - from) / 1_000;
  await page.goto('/');
  // The first look: games, and nothing over them.
  await expect(page.getByRole('link', { name: 'Dice' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.locator('main').getByRole('link', { name: 'Open an account' }).tap();
  const dialog = page.getByRole('dialog');
  // The keyboard leads from field to field.
  await dialog.getByLabel('User name', { exact: true }).fill(newName());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox', { name: /accept the terms/ }).tap();
  await dialog.getByRole('checkbox', { name: /years old/ }).tap();
  await dialog.getByRole('button', { name: 'Open account' }).tap();
  await expect(page.getByTestId('balance')).toHaveText(/1,000\.00/);
  expect(await tapsOf(page)).toBe(4);
  expect(seconds()).toBeLessThan(REGISTERED_WITHIN);

  const steps = page.getByRole('region', { name: 'You’re in. Here’s what’s next.' });
  await steps.getByRole('link', { name: 'Play a first round' }).tap();
  const answer = page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  await page.getByRole('button', { name: /^Bet .*1\.00$/ }).tap();
  expect((await answer).status()).toBe(200);
  expect(await tapsOf(page)).toBe(6);
  expect(seconds()).toBeLessThan(PLAYED_WITHIN);

  await page.goBack();
  await expect(steps.getByText('Play a first round')).toContainText('Done');
  await steps.getByRole('link', { name: 'Make a first deposit' }).tap();
  await page.getByText('Card', { exact: true }).tap();
  await page.getByLabel('Amount', { exact: true }).fill('50');
  await page.getByRole('button', { name: /^Continue to pay/ }).tap();
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  expect(await tapsOf(page)).toBe(9);
});
