import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { Client } from '@croupier/contract/client.ts';
import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { signInOperator } from '../fixtures/operator.ts';
import { balanceOf, registerWithoutCaptcha, SHOPS, type Shop } from '../fixtures/shops.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { armFaults, faultsOfPanel } from './faults.ts';
import { walkCases } from './outcomes.ts';
import { BSC, ETHEREUM, IBAN, PROMPTPAY, THAI_BANK, TRON, VIETNAMESE_BANK, type Payee } from './payees.ts';
import { approve, askAboutPayouts, headingOf, memberWithPayee, requestWithdrawal } from './requesting.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, strictConsole: false });

/** `leaves`: what is gone from the main wallet at last, as a multiple of the amount. */
type Expected = { heading: RegExp; leaves: number };
const paid: Expected = { heading: /^Paid out/, leaves: 1 };
/** Refused by the bank: an operator chooses another way or returns the money. */
const refused: Expected = { heading: /checking your withdrawal$/, leaves: 1 };
const returned: Expected = { heading: /sent it back/, leaves: 0 };

type Table = Readonly<Record<string, Expected>>;
/** Faults of payers mean nothing for payouts. */
const CALLS: Table = { down: paid, server_error: paid, done_not_answered: paid };
const PROVIDER: Table = {
  ...CALLS,
  late: paid,
  twice: paid,
  reordered: paid,
  lost: paid,
  forged: paid,
  bad_clock: paid,
  other_fee: paid,
  failed: refused,
  returned,
};
type Way = { shop: Shop; method: string; adapter: string; provider: string; payee: Payee; faults: Table };
const BANK = { method: 'Bank account', adapter: 'switch', provider: 'switch', faults: PROVIDER };
const USDT = { method: 'USDT', adapter: 'evm', provider: 'signer', faults: { ...CALLS, failed: refused } };
const WAYS: readonly Way[] = [
  { shop: 'Aurum', payee: IBAN, ...BANK },
  { shop: 'Lotus', payee: THAI_BANK, ...BANK },
  { shop: 'Sao Biển', payee: VIETNAMESE_BANK, ...BANK },
  { shop: 'Aurum', payee: IBAN, ...BANK, adapter: 'signed', provider: 'signed' },
  {
    shop: 'Lotus',
    payee: PROMPTPAY,
    method: 'PromptPay',
    adapter: 'signed',
    provider: 'signed',
    faults: PROVIDER,
  },
  { shop: 'Aurum', payee: ETHEREUM, ...USDT },
  { shop: 'Lotus', payee: TRON, ...USDT },
  { shop: 'Sao Biển', payee: BSC, ...USDT },
];

/** A bank account can be paid over several accounts of the shop; one walk takes one of them. */
async function payOnlyBy({ database }: Stack, shop: Shop, adapter: string): Promise<void> {
  await sql`update payment_channels c set is_open = (a.adapter = ${adapter}) from payment_accounts a
    where c.merchant_id = ${SHOPS[shop].merchantId} and c.direction = 'withdrawal'
      and a.merchant_id = c.merchant_id and a.id = c.account_id`.execute(database.db);
}

const mine = ({ sandbox }: Stack): Promise<Response> =>
  fetch(`${sandbox}/payments/chain/mine`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ count: 12 }),
  });

async function withdraw(
  { shop, method, provider, payee }: Way,
  { fault, heading, leaves }: Expected & { fault: string },
  { page, stack, desk }: { page: Page; stack: Stack; desk: Client<ConsoleApi> },
): Promise<{ seen: string; moved: string }> {
  await armFaults(stack, []);
  const member = await memberWithPayee(page, stack, { shop, payee });
  const id = await requestWithdrawal(page, stack, { shop, method });
  await armFaults(stack, fault === 'none' ? [] : [{ provider, fault, times: 1 }]);
  await approve(desk, { shop, id });
  await expect(async () => {
    if (provider === 'signer') await mine(stack);
    await askAboutPayouts(stack, id);
    // Nobody reloads the page: the socket tells it.
    await expect(headingOf(page)).toHaveText(heading, { timeout: 5_000 });
    // A refused withdrawal is in review again, as it was before it was approved.
    const { payouts } = await member.call('withdrawals.get', { params: { id } });
    if (heading === refused.heading) expect(payouts.map(({ state }) => state)).toEqual(['refused']);
  }).toPass({ timeout: 60_000, intervals: [500] });
  const seen = (await headingOf(page).textContent()) ?? '';
  const asked = Number(SHOPS[shop].amount) * 10_000;
  const expected = Math.round(asked * leaves);
  await expect
    .poll(async () => Number(member.opening - (await balanceOf(member))), { message: 'balance' })
    .toBe(expected);
  if (heading === paid.heading) {
    await page.getByRole('button', { name: 'Received', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Received', exact: true }).click();
    await expect(page.getByText('You confirmed it').first()).toBeVisible();
  }
  return { seen, moved: `× -${leaves}` };
}

async function operator(browser: Browser, stack: Stack): Promise<Client<ConsoleApi>> {
  const context = await browser.newContext();
  const desk = await signInOperator(await context.newPage(), stack);
  await context.close();
  return desk;
}

let stopWorker: () => Promise<void>;
test.beforeAll(async ({ stack }) => {
  await registerWithoutCaptcha(stack);
  stopWorker = await stack.startWorker();
});
test.afterAll(() => stopWorker());

for (const way of WAYS) {
  const title = `${way.shop} pays ${way.method} by ${way.adapter}`;
  test(title, async ({ page, browser, stack }) => {
    const desk = await operator(browser, stack);
    await payOnlyBy(stack, way.shop, way.adapter);
    const panel = (await faultsOfPanel(page, stack, way.provider)).filter((fault) => way.faults[fault]);
    const cases = [
      { fault: 'none', ...paid },
      ...panel.map((fault) => ({ fault, ...(way.faults[fault] ?? paid) })),
    ];
    const problems = await walkCases(title, { page, cases }, (one) =>
      withdraw(way, one, { page, stack, desk }),
    );
    await armFaults(stack, []);
    expect(problems).toEqual([]);
  });
}
