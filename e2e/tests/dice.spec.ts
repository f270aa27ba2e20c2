import { newMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('dice by keyboard, and autoplay stops at once', async ({ page }) => {
  await newMember(page);
  await page.goto('/bgs/dice');
  await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeEnabled();
  // Off by default, so that nobody who scrolls with the space bar places bets.
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await page.getByRole('switch', { name: 'Use shortcuts' }).click();
  await page.keyboard.press('Escape');
  const placed = page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
  await page.getByRole('heading', { name: 'Dice', exact: true }).click();
  await page.keyboard.press('Space');
  expect((await placed).status()).toBe(200);

  await page.getByText('Auto', { exact: true }).click();
  await page.getByLabel('Number of bets').fill('500');
  await page.getByRole('button', { name: 'Start autoplay' }).click();
  // Three or more: the page is not looked at after every bet.
  await expect(page.getByText(/^(?:[3-9]|\d{2,}) of 500 bets/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop autoplay' }).click();
  await expect(page.getByRole('button', { name: 'Start autoplay' })).toBeVisible();
  let after = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/dice/bet')) after += 1;
  });
  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByRole('heading', { name: 'Betting record' })).toBeVisible();
  expect(after).toBe(0);
});

test('a stake above the balance is an error under the field', async ({ page }) => {
  await newMember(page);
  await page.goto('/bgs/dice');
  await page.getByLabel('Bet amount').fill('5000');
  await expect(page.getByText(/more than your balance|At most/)).toBeVisible();
});

test.describe('without a connection', () => {
  // Chromium reports each request that the cut connection refuses.
  test.use({ strictConsole: false });

  test('the verifier works without a connection', async ({ page, context }) => {
    await page.goto('/fairness');
    await expect(page.getByRole('heading', { name: 'Verifier' })).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Our revealed seed').fill('0'.repeat(64));
    await page.getByLabel('Your seed', { exact: true }).fill('abc');
    await page.getByLabel('Nonce').fill('7');
    await expect(page.getByText('Step by step').first()).toBeVisible();
    await expect(page.getByText('abc:7:0').first()).toBeVisible();
  });
});
