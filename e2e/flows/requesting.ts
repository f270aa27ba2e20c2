import { randomUUID } from 'node:crypto';
import type { ConsoleApi } from '@croupier/contract/api.ts';
import type { Client } from '@croupier/contract/client.ts';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { PASSWORD } from '../fixtures/member.ts';
import { newShopMember, SHOPS, siteOf, type Shop, type ShopMember } from '../fixtures/shops.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect } from '../fixtures/test.ts';
import type { Payee } from './payees.ts';

export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** A member with an account to withdraw to, bound a day ago. */
export async function memberWithPayee(
  page: Page,
  stack: Stack,
  { shop, payee: { kind, bank, number } }: { shop: Shop; payee: Payee },
): Promise<ShopMember> {
  const member = await newShopMember(page, stack, shop);
  const { merchantId, payer } = SHOPS[shop];
  const id = randomUUID();
  await member.call('beneficiaries.add', { body: { id, kind, bank, number: number(), holder: payer } });
  await sql`update beneficiaries set usable_from = now() - interval '1 day'
    where merchant_id = ${merchantId} and id = ${id}`.execute(stack.database.db);
  return member;
}

/** Fills in the form of a withdrawal and sends it; an operator then has to approve it, as the first one of a member. */
export async function requestWithdrawal(
  page: Page,
  stack: Stack,
  { shop, method, amount = SHOPS[shop].amount }: { shop: Shop; method?: string; amount?: bigint },
): Promise<string> {
  await page.goto(`${siteOf(stack, shop)}/member/withdrawal`);
  const tile = page.getByRole('radio', { name: method ?? '' });
  await page.getByLabel('Amount', { exact: true }).fill(String(amount));
  if (method && (await tile.isVisible())) await tile.check({ force: true });
  await page.getByLabel('Withdrawal password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^Withdraw / }).click();
  await expect(headingOf(page)).toHaveText('We’re checking your withdrawal');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

export async function approve(
  desk: Client<ConsoleApi>,
  { shop, id }: { shop: Shop; id: string },
): Promise<void> {
  const params = { merchantCode: SHOPS[shop].merchantId, id };
  const { state } = (await desk('withdrawalDesk.get', { params })).withdrawal;
  await desk('withdrawalDesk.approve', { params, body: { state, reason: 'The account is known.' } });
}

/** As if the time had come for the next question to the provider. Servers compare times of a millisecond. */
export const askAboutPayouts = ({ database }: Stack, id: string): Promise<unknown> =>
  sql`update payouts set ask_at = date_trunc('second', now()) - interval '1 second'
    where withdrawal_id = ${id} and ask_at is not null`.execute(database.db);
