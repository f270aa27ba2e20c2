import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { newMember, PASSWORD } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import type { Stack } from '../fixtures/stack.ts';
import { waiveTurnover } from '../fixtures/withdrawals.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

/** Chooses a method and an amount on the deposit page. */
async function startDeposit(page: Page, method: string, amount: string, net?: string): Promise<void> {
  await page.goto('/member/depositv2');
  await page.getByText(method, { exact: true }).click();
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  // What remains after the fee is known before the button.
  if (net) await expect(page.getByText(net)).toBeVisible();
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await expect(page.getByText('Waiting for payment')).toBeVisible();
}

const credited = (page: Page, amount: string): Locator =>
  page.getByRole('heading', { name: `${amount} is in your wallet` });

async function cancelDeposit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel deposit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel deposit' }).click();
  await expect(page.getByRole('heading', { name: 'You cancelled this deposit' })).toBeVisible();
}

test('deposits by card page, address and slip on a phone', async ({ page }) => {
  await newMember(page);

  await startDeposit(page, 'Kestrel Pay', '50', '€49.50');
  await cancelDeposit(page);

  await startDeposit(page, 'Card', '50');
  // The deposit is in the address, so a reload keeps it.
  await page.reload();
  await page.getByRole('link', { name: 'Open payment page' }).click();
  await page.getByRole('button', { name: /^Pay €50/ }).click();
  await expect(credited(page, '€50.00')).toBeVisible();
  await expect(page.getByTestId('balance')).toHaveText(/1,050\.00/);

  await startDeposit(page, 'USDT', '20');
  await expect(page.getByText(/^Send only USDT, and only on/)).toBeVisible();
  await expect(page.getByTestId('address')).toHaveAttribute('data-address', /^(?:0x[\da-fA-F]{40}|T\w{33})$/);
  await cancelDeposit(page);

  await startDeposit(page, 'Bank transfer with slip', '25');
  await expect(page.getByText('Harbour Bank')).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('button', { name: 'Send slip' }).click();
  await expect(page.getByRole('heading', { name: 'We’re checking your deposit' })).toBeVisible();

  await page.goto('/member/paymentsRecord');
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByLabel('Status').selectOption('Completed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('€50.00');
});

/** As if the account had been prepared a day ago: name, withdrawal password, and a beneficiary that may be paid. */
const ageAccount = ({ database }: Stack, account: string): Promise<unknown> =>
  sql`update members set payee_name = 'Test Person', payment_password_hash = password_hash
      where account = ${account}`.execute(database.db);
async function ageBeneficiaries({ database }: Stack, account: string): Promise<void> {
  await sql`update beneficiaries b set usable_from = now() - interval '1 minute' from members m
      where m.merchant_id = b.merchant_id and m.id = b.member_id and m.account = ${account}`.execute(
    database.db,
  );
  await waiveTurnover(database.db, account);
}

test('a withdrawal is requested, paid, partly received and disputed on a phone', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const stopWorker = await stack.startWorker();
  const account = await newMember(page);
  await ageAccount(stack, account);

  await page.goto('/member/beneficiaries');
  await page.getByRole('button', { name: 'Add account' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add account' });
  await adding.getByRole('combobox', { name: 'Bank', exact: true }).selectOption({ index: 1 });
  await adding.getByLabel('Account number').fill('DE89370400440532013000');
  await adding.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText(/^Usable in/)).toBeVisible();
  // The welcome credit, which brings the turnover, arrives a moment after the account.
  await expect(page.getByTestId('balance')).toHaveText(/1,000\.00/);
  await ageBeneficiaries(stack, account);

  await page.goto('/member/withdrawal');
  await expect(page.getByTestId('withdrawable')).toHaveText('€1,000.00');
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByLabel('Withdrawal password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Withdraw €40.00' }).click();
  await expect(page.getByRole('heading', { name: 'We’re checking your withdrawal' })).toBeVisible();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const desk = await browser.newContext();
  const call = await signInOperator(await desk.newPage(), stack);
  await desk.close();
  const params = { merchantCode: 'croupier', id };
  const { state } = (await call('withdrawalDesk.get', { params })).withdrawal;
  await call('withdrawalDesk.approve', { params, body: { state, reason: 'The account is known.' } });

  // Nobody reloads the page: the socket tells it.
  await expect(page.getByRole('heading', { name: 'Has your money arrived?' })).toBeVisible();
  await page.getByRole('button', { name: 'Partly received' }).click();
  const dispute = page.getByRole('dialog', { name: 'What has arrived?' });
  await dispute.getByLabel('Amount that arrived').fill('15');
  await dispute.getByRole('button', { name: 'Send report' }).click();
  await expect(dispute.getByText('Add at least one picture.')).toBeVisible();
  await dispute
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'account.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(dispute.getByText('Uploaded')).toBeVisible();
  await dispute.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'You reported a problem' })).toBeVisible();
  await expect(page.getByText('€25.00')).toBeVisible();
  await stopWorker();
});
