import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { newMember, PASSWORD, signedInClient } from '../fixtures/member.ts';
import { SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import type { Stack } from '../fixtures/stack.ts';
import { setUpWithdrawals, waiveTurnover } from '../fixtures/withdrawals.ts';
import { expect, test } from '../fixtures/test.ts';

/** A new member who has requested a withdrawal; the first one always waits for a person. Returns the account. */
async function requestWithdrawal(page: Page, { database }: Stack, amount: bigint): Promise<string> {
  const account = await newMember(page);
  const call = await signedInClient(page);
  const beneficiaryId = await setUpWithdrawals(database.db, account, call);
  // The welcome credit, which brings the turnover, arrives a moment after the account.
  await expect.poll(async () => (await call('records.funds')).main).toBeGreaterThan(0n);
  await waiveTurnover(database.db, account);
  const { state } = await call('withdrawals.request', {
    body: {
      id: randomUUID(),
      methodId: 'bank',
      beneficiaryId,
      amount: amount * 10_000n,
      paymentPassword: PASSWORD,
    },
  });
  expect(state).toBe('review');
  return account;
}

const panel = (page: Page, account: string) => page.getByRole('dialog', { name: account, exact: true });

/** Types the explanation into the dialog that has just opened, and sends it from the keyboard. */
async function explain(page: Page, name: RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  const submit = dialog.getByRole('button', { name: button, exact: true });
  await expect(submit).toBeVisible();
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  const typedAgain = dialog.getByLabel(/again/);
  if (await reason.isVisible()) {
    await reason.focus();
    await page.keyboard.press('ArrowDown');
    await dialog.getByLabel('Explanation').focus();
    await page.keyboard.type('Seen by the night shift');
  }
  if (await typedAgain.isVisible()) {
    await typedAgain.focus();
    await page.keyboard.type('1000');
  }
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a withdrawal is rejected, held and approved by two persons, by keyboard', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const accounts: string[] = [];
  for (const amount of [50n, 60n, 1_000n]) accounts.push(await requestWithdrawal(page, stack, amount));
  const [rejected = '', held = '', large = ''] = accounts;

  await signInOperator(page, stack);
  await page.goto(`${stack.console}/payments/desk`);
  await expect(page.getByRole('link', { name: new RegExp(rejected) })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(rejected) }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, rejected).getByText('First withdrawal', { exact: true })).toBeVisible();
  await expect(panel(page, rejected).getByText(/rules not met: .*not the first withdrawal/)).toBeVisible();
  await page.keyboard.press('r');
  await explain(page, /Reject the withdrawal/, 'Reject');

  // The next one opens by itself.
  await expect(panel(page, held)).toBeVisible();
  await expect(panel(page, held).getByText('€60.00').first()).toBeVisible();
  await page.keyboard.press('h');
  await explain(page, /Hold the withdrawal/, 'Hold');

  await expect(panel(page, large)).toBeVisible();
  await expect(panel(page, large).getByText('€1,000.00').first()).toBeVisible();
  await page.keyboard.press('a');
  await explain(page, /Approve the withdrawal/, 'Approve');

  const context = await browser.newContext();
  const second = await context.newPage();
  await signInOperator(second, stack, SECOND_OPERATOR);
  await second.goto(`${stack.console}/payments/desk`);
  await second.getByRole('link', { name: new RegExp(large) }).focus();
  await second.keyboard.press('Enter');
  await expect(panel(second, large).getByText('Second approval', { exact: true })).toBeVisible();
  await second.keyboard.press('a');
  await explain(second, /Approve the withdrawal/, 'Approve');
  await context.close();

  const { rows } = await sql<{ account: string; state: string }>`
    select m.account, w.state from withdrawals w join members m on m.merchant_id = w.merchant_id and m.id = w.member_id
    where w.merchant_id = 'croupier' and m.account = any(${accounts}::text[])`.execute(stack.database.db);
  const states = new Map(rows.map((row) => [row.account, row.state]));
  expect(states.get(rejected)).toBe('rejected');
  expect(states.get(held)).toBe('held');
  expect(['approved', 'sending', 'paid']).toContain(states.get(large));
});
