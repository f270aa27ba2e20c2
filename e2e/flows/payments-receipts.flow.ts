import { randomUUID } from 'node:crypto';
import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { Client } from '@croupier/contract/client.ts';
import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { OPERATOR, SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { balanceOf, SHOPS, type ShopMember } from '../fixtures/shops.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkCases } from './outcomes.ts';
import { IBAN } from './payees.ts';
import { closeTab } from './payers.ts';
import { approve, memberWithPayee, requestWithdrawal } from './requesting.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, strictConsole: false });

const shop = 'Aurum';
const REASON = 'The bank has answered.';
const merchantCode = SHOPS[shop].merchantId;

type Desk = { first: Client<ConsoleApi>; second: Client<ConsoleApi> };
type Paid = { page: Page; stack: Stack; desk: Desk; member: ShopMember; id: string };

async function operator(browser: Browser, stack: Stack, who: typeof OPERATOR): Promise<Client<ConsoleApi>> {
  const context = await browser.newContext();
  const call = await signInOperator(await context.newPage(), stack, who);
  await context.close();
  return call;
}

/** Says what has arrived, with a picture. */
async function report(page: Page, button: string, arrived?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (arrived) await dialog.getByLabel('Amount that arrived').fill(arrived);
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'account.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
}

async function disputeOf({ desk, id }: Paid): Promise<string> {
  const { items } = await desk.first('disputeDesk.list', { query: { queue: 'open', sort: '-openedAt' } });
  return items.find(({ withdrawalId }) => withdrawalId === id)?.id ?? '';
}

/** An act on the dispute that a second person approves. */
async function decide(paid: Paid, act: 'makeGood' | 'force'): Promise<void> {
  const key = randomUUID();
  const params = { merchantCode, id: await disputeOf(paid) };
  await paid.desk.first(`disputeDesk.${act}`, { params, body: { key, reason: REASON } });
  const { approval } = await paid.desk.second('approvals.get', { params: { id: key } });
  const { payloadHash } = approval;
  await paid.desk.second('approvals.approve', {
    params: { id: key },
    body: { payloadHash, reason: REASON },
  });
}

/** What the bank's return of the money looks like: the provider reverses the payout. */
async function reverse({ stack, page, id }: Paid): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from payouts where withdrawal_id = ${id}`.execute(
    stack.database.db,
  );
  const desk = await page.context().newPage();
  await desk.goto(`${stack.sandbox}/switch/desk`);
  await desk.getByRole('button', { name: 'Send back' }).first().click();
  closeTab(desk);
  expect(rows).toHaveLength(1);
}

const headings = (page: Page, text: string) =>
  expect(page.getByRole('heading', { name: text })).toBeVisible();

/** `returns`: what comes back into the main wallet, as a multiple of the amount. */
type Way = { fault: string; shown: string; returns: number; act: (paid: Paid) => Promise<void> };
const WAYS: readonly Way[] = [
  {
    fault: 'received',
    shown: 'You confirmed it',
    returns: 0,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Received', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Received', exact: true }).click();
    },
  },
  {
    fault: 'not received, forced',
    shown: 'Closed as received; the bank proved the payment',
    returns: 0,
    act: async (paid) => {
      await report(paid.page, 'Not received');
      await headings(paid.page, 'You reported a problem');
      await decide(paid, 'force');
    },
  },
  {
    fault: 'partly, made good',
    shown: 'We made it good',
    returns: 0.6,
    act: async (paid) => {
      await report(paid.page, 'Partly received', '10');
      await headings(paid.page, 'You reported a problem');
      await decide(paid, 'makeGood');
    },
  },
  {
    fault: 'not received, returned',
    shown: 'The bank returned the money',
    returns: 1,
    act: async (paid) => {
      await report(paid.page, 'Not received');
      await headings(paid.page, 'You reported a problem');
      await reverse(paid);
    },
  },
  {
    fault: 'no answer',
    shown: 'Counted as received',
    returns: 0,
    act: async ({ stack, id }) => {
      await sql`update withdrawals set receipt_due_at = now() - interval '1 minute' where id = ${id}`.execute(
        stack.database.db,
      );
    },
  },
];

test('Aurum receipts', async ({ page, browser, stack }) => {
  const stopWorker = await stack.startWorker();
  const desk: Desk = {
    first: await operator(browser, stack, OPERATOR),
    second: await operator(browser, stack, SECOND_OPERATOR),
  };
  const problems = await walkCases(
    'Aurum receipt',
    { page, cases: WAYS },
    async ({ shown, returns, act }) => {
      const member = await memberWithPayee(page, stack, { shop, payee: IBAN });
      const id = await requestWithdrawal(page, stack, { shop, method: 'Bank account' });
      await approve(desk.first, { shop, id });
      // Nobody reloads the page: the socket tells it.
      await headings(page, 'Has your money arrived?');
      await act({ page, stack, desk, member, id });
      await expect(page.getByText(shown).first()).toBeVisible({ timeout: 90_000 });
      const asked = Number(SHOPS[shop].amount) * 10_000;
      const gone = Math.round(asked * (1 - returns));
      await expect.poll(async () => Number(member.opening - (await balanceOf(member)))).toBe(gone);
      return { seen: shown, moved: `× -${1 - returns}` };
    },
  );
  await stopWorker();
  expect(problems).toEqual([]);
});
