import { randomUUID } from 'node:crypto';
import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import type { Locator, Page } from '@playwright/test';
import { loseAtDice, newName, PASSWORD, registerMember, signedInClient } from '../fixtures/member.ts';
import { putSettings } from '../fixtures/merchant.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { DAY, SLOT, test } from '../fixtures/settlement.ts';
import { button, field, leave, signIn } from '../fixtures/sign-in.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, hidePopups } from '../fixtures/test.ts';
import { setPaymentPassword, waiveTurnover } from '../fixtures/withdrawals.ts';

const AGENT = { account: 'agent1', password: 'Agent1-2026' };
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
const MERCHANT = { merchantCode: 'croupier' };
const STAKE = 100_000n;

const realtime: ContractTerms = {
  kind: 'realtime',
  classes: ['bgs'],
  tiers: [{ fromBand: 0, winRatePpm: 3_000, lossRatePpm: 8_000 }],
};
const dividend: ContractTerms = {
  kind: 'dividend',
  classes: ['bgs'],
  activeFromMinor: 0n,
  period: 'daily',
  carry: 'until_cleared',
  deductions: [],
  tiers: [{ conditions: { activeMembers: 0, validBetMinor: 0n }, ratePpm: 300_000 }],
};

const isoDay = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
/** Of days that the settlement reaches in these tests. */
const span = (): string => `?period=custom&from=${isoDay(-1)}&until=${isoDay(3)}`;

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

async function signInAgent(page: Page): Promise<void> {
  await page.goto('/agent');
  await page.getByLabel('User name', { exact: true }).fill(AGENT.account);
  await page.getByLabel('Password', { exact: true }).fill(AGENT.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/agentHome$/);
}

/** The house offers the root both kinds of contracts, and it accepts. Returns the operator's client. */
async function agreeWithHouse(page: Page, stack: Stack) {
  const desk = await page.context().browser()?.newContext({ reducedMotion: 'reduce' });
  if (!desk) throw new Error('no browser');
  const operator = await signInOperator(await desk.newPage(), stack);
  await desk.close();
  const agent = await signedInClient(page);
  const { items } = await operator('agentDesk.tree', {
    params: MERCHANT,
    query: { search: AGENT.account, limit: 1 },
  });
  const memberId = items[0]?.id ?? '';
  for (const terms of [realtime, dividend]) {
    const { contract } = await operator('contractsDesk.offerToRoot', {
      params: MERCHANT,
      body: { id: randomUUID(), memberId, terms, reason: 'The usual terms of a root' },
    });
    const body = { action: 'accept', id: contract?.id ?? '' } as const;
    if (terms === realtime) await agent('contracts.actOnRealtimeSalary', { body });
    else await agent('contracts.actOnDividend', { body });
  }
  return operator;
}

/** Opens the newest bill of the list on the page and computes it again in the browser. */
async function expectBillIsRight(page: Page, path: string, take: string): Promise<void> {
  await page.goto(`/agentHome/${path}${span()}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /\b20\d\d/ })
    .first()
    .click();
  await expect(dialogOf(page, 'Bill').getByText(take).first()).toBeVisible();
  await expect(dialogOf(page, 'Bill').getByText('Paid', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.getByTestId('bill-check')).toContainText('Correct: your browser gets the same');
  await page.keyboard.press('Escape');
}

test('an agent opens a line, agrees on contracts with it, and both are paid for what it plays', async ({
  page,
  browser,
  stack,
  settlement,
}) => {
  await settlement.giveRates(AGENT.account, 15_000);
  await putSettings(stack, { settlement: { lineTransfers: { down: true } } });
  await setPaymentPassword(stack.database.db, AGENT.account);
  await waiveTurnover(stack.database.db, AGENT.account);
  await signInAgent(page);
  const operator = await agreeWithHouse(page, stack);
  const downline = newName();
  const phoneContext = await browser.newContext({ ...PHONE, baseURL: stack.site, reducedMotion: 'reduce' });
  await hidePopups(phoneContext, stack);
  const phone = await phoneContext.newPage();

  await test.step('by link', async () => {
    await page.goto('/agentHome/registerCenter');
    // The empty list, once it is there, has such a button, too.
    await page.getByRole('button', { name: 'New link' }).first().click();
    await dialogOf(page, 'New link').getByLabel('Label').fill('Friends');
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Friends' }) });
    const address = await link.getByTitle(/referralCode=/).getAttribute('title');
    await registerMember(phone, { path: address ?? '' });
    await leave(phone);
    await page.reload();
    await expect(link.getByRole('list', { name: 'From visits to active members' })).toHaveText(
      /^1Visits1Registered/,
    );
  });

  await test.step('directly', async () => {
    await page.getByRole('button', { name: 'Open account' }).click();
    const dialog = dialogOf(page, 'Open account');
    await dialog.getByLabel('User name').fill(downline);
    await dialog.getByLabel('Opens').selectOption({ label: 'Agent' });
    const password = await dialog.getByLabel('First password').inputValue();
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await dialogOf(page, `${downline} is open`).getByRole('button', { name: 'Done' }).click();
    await signIn(phone, downline, password);
    await field(phone, 'New password').fill(PASSWORD);
    await field(phone, 'Confirm new password').fill(PASSWORD);
    await phone.getByRole('checkbox', { name: /accept the terms/ }).check();
    await phone.getByRole('checkbox', { name: /years old/ }).check();
    await button(phone, 'Change password').click();
    await expect(phone.getByRole('dialog')).toBeHidden();
    await phone.goto('/agentHome');
  });

  await test.step('a higher rate, contracts and money from the upline', async () => {
    await page.goto('/agentHome/team');
    await page.getByRole('button', { name: downline }).click();
    await page.getByRole('button', { name: 'Raise rates' }).click();
    const raise = dialogOf(page, `Raise rates of ${downline}`);
    await raise.getByRole('slider', { name: 'Keep the same in every class' }).press('ArrowLeft');
    await raise.getByRole('button', { name: 'Raise', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Raise', exact: true }).click();
    await expect(page.getByText(`Rates of ${downline} rise`)).toBeVisible();

    const offer = dialogOf(page, `Offer ${downline} a contract`);
    for (const [kind, rates] of [
      ['Real-time salary', { 'Win rate': '0.2', 'Loss rate': '0.5' }],
      ['Dividend', { Rate: '20' }],
    ] as const) {
      await page.getByRole('button', { name: 'Offer contract' }).click();
      await offer.getByRole('button', { name: kind }).click();
      for (const [label, rate] of Object.entries(rates)) await offer.getByLabel(label).fill(rate);
      await offer.getByRole('button', { name: 'Send offer' }).click();
      const received = dialogOf(phone, `Offer from ${AGENT.account}`);
      await expect(received.getByText(kind)).toBeVisible();
      await received.getByRole('button', { name: 'Accept' }).click();
      await expect(received).toBeHidden();
      await expect(offer).toBeHidden();
    }

    await page.getByRole('button', { name: 'Transfer', exact: true }).click();
    const transfer = dialogOf(page, `Transfer to ${downline}`);
    await transfer.getByLabel('Amount').fill('500');
    await transfer.getByLabel('Withdrawal password', { exact: true }).fill(AGENT.password);
    await transfer.getByRole('button', { name: 'Transfer', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer', exact: true }).click();
    await expect(transfer).toBeHidden();
  });

  await test.step('bills of five minutes, which both compute again', async () => {
    await settlement.settle(SLOT);
    await loseAtDice(phone, stack, { account: downline, stake: STAKE });
    await settlement.settle(SLOT);
    await expectBillIsRight(page, 'realtimeSalary', '€0.03');
    await expectBillIsRight(phone, 'realtimeSalary', '€0.05');
  });

  await test.step('the downline ends a contract', async () => {
    await phone.getByRole('button', { name: 'End contract' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'End contract' }).click();
    await expect(phone.getByText('Ending', { exact: true })).toBeVisible();
  });

  await test.step('a dividend of the day', async () => {
    await settlement.settle(DAY);
    await loseAtDice(phone, stack, { account: downline, stake: STAKE });
    await settlement.settle(DAY);
    const { items } = await operator('contractsDesk.runs', {
      query: { state: 'review', sort: '-computedAt' },
    });
    const [run] = items;
    await operator('contractsDesk.approveRun', {
      params: { ...MERCHANT, runId: run?.id ?? '' },
      body: { reason: 'Compared with the day before' },
    });
    await settlement.settle(SLOT);
    await expectBillIsRight(page, 'dividend', '€1.00');
    await expectBillIsRight(phone, 'dividend', '€2.00');
  });
});
