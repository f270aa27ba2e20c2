import type { BrowserContext, Page } from '@playwright/test';
import { sql } from 'kysely';
import {
  balanceOf,
  newShopMember,
  registerWithoutCaptcha,
  SHOPS,
  siteOf,
  type Shop,
} from '../fixtures/shops.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { armFaults, faultsOfPanel } from './faults.ts';
import { walkCases } from './outcomes.ts';
import { payCodeAt, payOnPage, paySlipAt, payTokens, type Pay } from './payers.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, strictConsole: false });

const CREDITED = /is in your wallet$/;
const REVIEW = /checking your deposit$/;
const FAILED = /didn’t go through$/;
const ASKING = /asking the payment provider$/;

/** What the member sees at last, and what arrived and went back as multiples of the amount. */
type Expected = { heading: RegExp; arrives: number; takenBack?: number; before?: RegExp };
const paid: Expected = { heading: CREDITED, arrives: 1 };
const review: Expected = { heading: REVIEW, arrives: 0 };
const failed: Expected = { heading: FAILED, arrives: 0 };
/** The answer to the order was lost: it is placed again with the same id as soon as the provider answers. */
const placedAgain: Expected = { ...paid, before: ASKING };

type Table = Readonly<Record<string, Expected>>;
const HOOKS: Table = { late: paid, twice: paid, reordered: paid, lost: paid, forged: paid };
const PAGE: Table = {
  down: placedAgain,
  server_error: placedAgain,
  done_not_answered: placedAgain,
  ...HOOKS,
  // A provider's page collects what was ordered; another amount or payer is looked at by a person.
  under: review,
  over: review,
  other_payer: review,
  failed,
  // What the payer gets back includes the fee.
  chargeback: { ...paid, takenBack: 1 },
  returned: paid,
};
const QR: Table = {
  ...HOOKS,
  // A code is made without a call, so the member notices nothing.
  down: paid,
  server_error: paid,
  under: { heading: CREDITED, arrives: 0.9 },
  over: { heading: CREDITED, arrives: 1.1 },
  paid_twice: { heading: CREDITED, arrives: 2 },
  other_payer: review,
  returned: paid,
};
const METHODS: ReadonlyArray<{
  shop: Shop;
  method: string;
  provider: string;
  pay: Pay;
  faults: Table;
  fee?: number;
}> = [
  ...(['Aurum', 'Lotus', 'Sao Biển'] as const).flatMap((shop) => [
    { shop, method: 'Card', provider: 'switch', pay: payOnPage, faults: PAGE },
    {
      shop,
      method: 'USDT',
      provider: 'chain',
      pay: payTokens(shop),
      faults: {
        down: paid,
        server_error: paid,
        fork: paid,
        under: { heading: CREDITED, arrives: 0.5 },
        over: { heading: CREDITED, arrives: 2 },
        paid_twice: { heading: CREDITED, arrives: 2 },
      },
    },
    {
      shop,
      method: 'Bank transfer with slip',
      provider: 'slip',
      pay: paySlipAt(shop === 'Aurum' ? 'eu' : shop === 'Lotus' ? 'th' : 'vn'),
      // Operators compare the slip with the bank's list; nothing is credited before.
      faults: {
        under: review,
        over: review,
        paid_twice: review,
        other_payer: review,
        reference_mangled: review,
        reference_lost: review,
        returned: review,
      },
    },
  ]),
  {
    shop: 'Aurum',
    method: 'Kestrel Pay',
    provider: 'signed',
    pay: payOnPage,
    fee: 0.01,
    faults: {
      ...PAGE,
      bad_clock: paid,
      paid_twice: { heading: CREDITED, arrives: 2 },
      reference_mangled: paid,
      // The gateway names the payer, who is the member.
      reference_lost: paid,
      other_fee: paid,
    },
  },
  { shop: 'Lotus', method: 'PromptPay', provider: 'scb', pay: payCodeAt('th'), faults: QR },
  {
    shop: 'Sao Biển',
    method: 'VietQR',
    provider: 'sepay',
    pay: payCodeAt('vn'),
    // This bank names no payer: a reference is enough, an amount alone is not.
    faults: { ...QR, bad_clock: paid, reference_mangled: paid, reference_lost: review, other_payer: paid },
  },
];

/** As if the time had come for the next question to the provider. Servers compare times of a millisecond. */
const askNow = ({ database }: Stack, account: string): Promise<unknown> =>
  sql`update deposits d set ask_at = date_trunc('second', now()) - interval '1 second' from members m
    where d.ask_at is not null and m.merchant_id = d.merchant_id and m.id = d.member_id
      and m.account = ${account}`.execute(database.db);
async function startDeposit(page: Page, site: string, method: string, amount: bigint): Promise<void> {
  await page.goto(`${site}/member/depositv2`);
  await page.getByRole('radio', { name: method }).check({ force: true });
  await page.getByLabel('Amount', { exact: true }).fill(String(amount));
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
}

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

type Walk = (typeof METHODS)[number];
const ONE = 10_000;

async function deposit(
  { shop, method, provider, pay, fee = 0 }: Walk,
  { fault, heading, arrives, takenBack = 0, before }: Expected & { fault: string },
  { page, context, stack }: { page: Page; context: BrowserContext; stack: Stack },
): Promise<{ seen: string; moved: string }> {
  const { payer } = SHOPS[shop];
  // Only an amount for which nobody else waits leads to a deposit.
  const amount = fault === 'reference_lost' ? (SHOPS[shop].amount * 27n) / 25n : SHOPS[shop].amount;
  const member = await newShopMember(page, stack, shop);
  const isCall = fault === 'down' || fault === 'server_error';
  await armFaults(stack, fault === 'none' ? [] : [{ provider, fault, times: isCall ? 'always' : 1 }]);
  await startDeposit(page, siteOf(stack, shop), method, amount);
  if (before) await expect(headingOf(page)).toHaveText(before);
  if (isCall) await armFaults(stack, []);
  if (before) await askNow(stack, member.account);
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await pay({ page, context, stack, payer });
  await expect(async () => {
    await askNow(stack, member.account);
    await expect(headingOf(page)).toHaveText(heading, { timeout: 5_000 });
  }).toPass({ timeout: 45_000, intervals: [500] });
  const seen = (await headingOf(page).textContent()) ?? '';
  const asked = Number(amount) * ONE;
  const expected = Math.round(asked * (arrives * (1 - fee) - takenBack));
  // Parts of a token finer than 0.0001 are not credited.
  const tolerance = provider === 'chain' && arrives < 1 ? asked / ONE : 0;
  const missing = async (): Promise<number> => expected - Number((await balanceOf(member)) - member.opening);
  await expect
    .poll(async () => Math.max(0, Math.abs(await missing()) - tolerance), {
      timeout: 20_000,
      message: 'balance',
    })
    .toBe(0);
  return { seen, moved: `× ${expected / asked}` };
}

let stopWorker: () => Promise<void>;
test.beforeAll(async ({ stack }) => {
  await registerWithoutCaptcha(stack);
  stopWorker = await stack.startWorker();
});
test.afterAll(() => stopWorker());

for (const walk of METHODS)
  test(`${walk.shop} deposits by ${walk.method}`, async ({ page, context, stack }) => {
    const panel = await faultsOfPanel(page, stack, walk.provider);
    const cases = [
      { fault: 'none', ...(walk.provider === 'slip' ? review : paid) },
      ...panel.map((fault) => ({
        fault,
        ...(walk.faults[fault] ?? { heading: /no expectation/, arrives: 0 }),
      })),
    ];
    const problems = await walkCases(`${walk.shop} deposits by ${walk.method}`, { page, cases }, (one) =>
      deposit(walk, one, { page, context, stack }),
    );
    await armFaults(stack, []);
    expect(problems).toEqual([]);
  });
