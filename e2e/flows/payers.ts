import type { BrowserContext, Page } from '@playwright/test';
import type { Stack } from '../fixtures/stack.ts';
import { expect } from '../fixtures/test.ts';

/** Nobody waits for it: the browser sometimes never says that a tab is closed. */
export const closeTab = (tab: Page): void => void tab.close().catch(() => undefined);

/** What a member does outside of the site to pay a deposit that is on the screen. */
export type Pay = (world: {
  page: Page;
  context: BrowserContext;
  stack: Stack;
  payer: string;
}) => Promise<void>;

/** On the provider's page, which leads back to the site. */
export const payOnPage: Pay = async ({ page }) => {
  await page.getByRole('link', { name: 'Open payment page' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
};

/** With the banking app, which reads the code of the screen. */
export const payCodeAt =
  (bank: string): Pay =>
  async ({ page, context, stack, payer }) => {
    const code = await page.getByTestId('qr').getAttribute('data-payload');
    const app = await context.newPage();
    await app.goto(`${stack.sandbox}/payments/banks/${bank}?code=${encodeURIComponent(code ?? '')}`);
    await app.getByLabel('Payer’s name').first().fill(payer);
    await app.getByRole('button', { name: 'Pay now' }).click();
    await expect(app.locator('#slip')).toBeVisible();
    closeTab(app);
  };

const TOKENS = { Aurum: 'Ethereum', Lotus: 'TRON', 'Sao Biển': 'BNB Smart Chain' } as const;

/** With a wallet of tokens; the chain then mines until the transfer is final. */
export const payTokens =
  (shop: keyof typeof TOKENS): Pay =>
  async ({ page, context, stack }) => {
    const address = await page.getByTestId('address').getAttribute('data-address');
    const amount =
      (
        await page
          .getByText(/^[\d.]+ USDT$/)
          .first()
          .textContent()
      )?.replace(' USDT', '') ?? '';
    const wallet = await context.newPage();
    await wallet.goto(`${stack.sandbox}/payments/chain`);
    await wallet
      .getByLabel('Token')
      .first()
      .selectOption({ label: `USDT (${TOKENS[shop]})` });
    await wallet
      .getByLabel('Address')
      .first()
      .fill(address ?? '');
    await wallet
      .getByLabel(/^Amount/)
      .first()
      .fill(amount);
    await wallet.getByRole('button', { name: 'Send', exact: true }).click();
    await wallet.getByRole('button', { name: 'Mine 12' }).click();
    await wallet.getByRole('button', { name: 'Mine a block' }).click();
    closeTab(wallet);
  };

/** By a transfer to the account on the screen; the picture of its slip goes to the shop. */
export const paySlipAt =
  (bank: string): Pay =>
  async ({ page, context, stack, payer }) => {
    const row = async (label: string): Promise<string> =>
      (await page.locator('dl > div', { hasText: label }).locator('dd').first().textContent()) ?? '';
    const app = await context.newPage();
    await app.goto(`${stack.sandbox}/payments/banks/${bank}`);
    const form = app.locator('form', { has: app.getByRole('button', { name: 'Transfer' }) });
    await form.getByLabel('Account number').fill(await row('Account number'));
    await form.getByLabel(/^Amount in/).fill((await row('Amount')).replaceAll(/[^\d.]/g, ''));
    await form.getByLabel('Text of the transfer').fill(await row('Text of the transfer'));
    await form.getByLabel('Payer’s name').fill(payer);
    await form.getByRole('button', { name: 'Transfer' }).click();
    const slip = app.locator('#slip');
    await expect(slip).toBeVisible();
    const picture = await slip.screenshot();
    closeTab(app);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: 'Send slip' }).click();
  };
