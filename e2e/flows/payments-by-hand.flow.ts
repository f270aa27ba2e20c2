import type { Browser, Page } from '@playwright/test';
import { OPERATOR, SECOND_OPERATOR, signInOperator } from '../fixtures/operator.ts';
import { balanceOf, registerWithoutCaptcha, SHOPS, type Shop } from '../fixtures/shops.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { armFaults } from './faults.ts';
import { walkCases } from './outcomes.ts';
import { THAI_BANK, VIETNAMESE_BANK, type Payee } from './payees.ts';
import { closeTab } from './payers.ts';
import { approve, headingOf, memberWithPayee, requestWithdrawal } from './requesting.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, strictConsole: false });

const METHOD = 'Bank transfer by our staff';
const REASON = 'Paid in the app of the bank.';

type Way = { shop: Shop; bank: string; account: string; payee: Payee; cases: readonly Case[] };
type Case = {
  fault: string;
  /** How it is known that the money has left. */
  proof: 'line' | 'picture' | 'refused';
  heading: RegExp;
  leaves: number;
};
const PAID = { heading: /^Paid out/, leaves: 1 };
/** The provider reports lines in and out. */
const LINES: readonly Case[] = [
  { fault: 'none', proof: 'line', ...PAID },
  ...['late', 'twice', 'reordered', 'forged', 'bad_clock', 'down', 'server_error', 'lost'].map(
    (fault): Case => ({ fault, proof: 'line', ...PAID }),
  ),
  { fault: 'returned', proof: 'line', heading: /sent it back/, leaves: 0 },
  { fault: 'can’t be paid', proof: 'refused', heading: /checking your withdrawal$/, leaves: 1 },
];
/** Nobody reports what leaves. */
const PICTURES: readonly Case[] = [
  { fault: 'none', proof: 'picture', ...PAID },
  { fault: 'down', proof: 'picture', ...PAID },
  { fault: 'can’t be paid', proof: 'refused', heading: /checking your withdrawal$/, leaves: 1 },
];
const WAYS: readonly Way[] = [
  { shop: 'Lotus', bank: 'th', account: '010555000000101', payee: THAI_BANK, cases: PICTURES },
  { shop: 'Sao Biển', bank: 'vn', account: '19036660001', payee: VIETNAMESE_BANK, cases: LINES },
];

type Desk = { page: Page; call: Awaited<ReturnType<typeof signInOperator>> };
async function operator(browser: Browser, stack: Stack, who: typeof OPERATOR): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  return { page, call: await signInOperator(page, stack, who) };
}

/** Takes the payout of a member from the queue and reads where to pay it. */
async function take(page: Page, stack: Stack, account: string): Promise<Record<string, string>> {
  await page.goto(`${stack.console}/payments/payouts?queue=byHand`);
  await page.getByRole('row', { name: account }).getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Take and pay' }).click();
  await expect(panel.getByRole('heading', { name: 'Pay to' })).toBeVisible();
  const valueOf = async (label: string): Promise<string> =>
    (
      await panel
        .locator('dl > div', { has: page.getByText(label, { exact: true }) })
        .first()
        .locator('.font-mono')
        .textContent()
    )?.trim() ?? '';
  const [payee, payeeAccount, amount, text] = [
    await valueOf('Holder'),
    await valueOf('Number'),
    await valueOf('Amount'),
    await valueOf('Text of the transfer'),
  ];
  return { payee, payeeAccount, amount: amount.replaceAll(/[^\d.]/g, ''), text };
}

/** Pays in the bank's own page, and brings a picture of the slip. */
async function payAtBank(
  { page }: Desk,
  { sandbox }: Stack,
  { bank, account }: Way,
  payee: Record<string, string>,
): Promise<{ picture: Buffer; code: string }> {
  const app = await page.context().newPage();
  await app.goto(`${sandbox}/payments/banks/${bank}/accounts/${account}`);
  await app.getByLabel('Payee’s name').fill(payee['payee'] ?? '');
  await app.getByLabel('Payee’s account').fill(payee['payeeAccount'] ?? '');
  await app.getByLabel(/^Amount in/).fill(payee['amount'] ?? '');
  await app.getByLabel('Text of the transfer').fill(payee['text'] ?? '');
  await app.getByRole('button', { name: 'Pay', exact: true }).click();
  await app
    .getByRole('row', { name: payee['text'] ?? '' })
    .last()
    .getByRole('link', { name: 'Slip' })
    .click();
  const slip = app.locator('#slip');
  const picture = await slip.screenshot();
  const code = (await slip.locator('dl > div', { hasText: 'Bank’s code' }).locator('dd').textContent()) ?? '';
  closeTab(app);
  return { picture, code };
}

/** Says that it was paid, with the bank's picture; a second person looks at it and agrees. */
async function prove(
  { page }: Desk,
  second: Page,
  stack: Stack,
  { picture, code }: { picture: Buffer; code: string },
): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Paid', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Has this payout been paid?' });
  await dialog.getByLabel('Bank’s number').fill(code);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(dialog).toBeHidden();
  await second.goto(`${stack.console}/inbox`);
  await second.getByRole('button', { name: REASON }).first().click();
  const request = second.getByRole('dialog');
  await expect(request.locator('img')).toBeVisible();
  await request.getByLabel('Reason').fill('The picture shows it.');
  await request.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(request).toBeHidden();
}

async function refuse({ page }: Desk): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Can’t be paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Can’t this payout be paid?' });
  await dialog.getByLabel('Reason').fill('The bank does not know the account.');
  await dialog.getByRole('button', { name: 'Can’t be paid' }).click();
  await expect(dialog).toBeHidden();
}

let stopWorker: () => Promise<void>;
test.beforeAll(async ({ stack }) => {
  await registerWithoutCaptcha(stack);
  stopWorker = await stack.startWorker();
});
test.afterAll(() => stopWorker());

for (const way of WAYS) {
  const title = `${way.shop} pays by hand`;
  test(title, async ({ page, browser, stack }) => {
    const desk = await operator(browser, stack, OPERATOR);
    const { page: second } = await operator(browser, stack, SECOND_OPERATOR);
    const { shop, payee, cases } = way;
    const problems = await walkCases(
      title,
      { page: desk.page, cases },
      async ({ fault, proof, heading, leaves }) => {
        await armFaults(stack, []);
        const member = await memberWithPayee(page, stack, { shop, payee });
        const id = await requestWithdrawal(page, stack, { shop, method: METHOD });
        await approve(desk.call, { shop, id });
        const to = await take(desk.page, stack, member.account);
        if (proof === 'refused') await refuse(desk);
        else {
          const isNamed = fault === 'none' ? [] : [{ provider: way.bank === 'vn' ? 'sepay' : 'scb', fault }];
          await armFaults(
            stack,
            isNamed.map((one) => ({ ...one, times: 1 })),
          );
          const paid = await payAtBank(desk, stack, way, to);
          if (proof === 'picture') await prove(desk, second, stack, paid);
        }
        // Nobody reloads the page: the socket tells it. A lost message is found by the list, each minute.
        await expect(headingOf(page)).toHaveText(heading, { timeout: 90_000 });
        const gone = Math.round(Number(SHOPS[shop].amount) * 10_000 * leaves);
        await expect.poll(async () => Number(member.opening - (await balanceOf(member)))).toBe(gone);
        return { seen: (await headingOf(page).textContent()) ?? '', moved: `× -${leaves}` };
      },
    );
    await armFaults(stack, []);
    expect(problems).toEqual([]);
  });
}
