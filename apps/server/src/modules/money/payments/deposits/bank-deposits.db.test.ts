import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../platform/db/embedded-postgres.ts';
import { newId } from '../../../../platform/ids.ts';
import { startSandbox, type RunningSandbox } from '../../../../testing/sandbox-process.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { demoAccountId } from '../payments.demo.ts';
import { DEMO_BANK_ACCOUNTS } from '../providers/providers.demo.ts';

// Deposits of the demo shops by bank and by chain: the whole server against the sandbox's banks and chain.
type Shop = 'croupier' | 'lotus' | 'saobien';
const HOST: Record<Shop, string> = {
  croupier: 'localhost',
  lotus: 'lotus.localhost',
  saobien: 'saobien.localhost',
};
const CURRENCY: Record<Shop, string> = { croupier: 'EUR', lotus: 'THB', saobien: 'VND' };
const AMOUNT: Record<Shop, bigint> = { croupier: 250_000n, lotus: 5_000_000n, saobien: 5_000_000_000n };
const ONE = 10_000n;

let sandbox: RunningSandbox;
let running: TestApp;

const json = { 'content-type': 'application/json', accept: 'application/json' };
async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${sandbox.url}/payments${path}`, {
    method,
    headers: json,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}
const arm = async (provider: string, ...faults: string[]): Promise<unknown> =>
  send('PUT', '/faults', { faults: faults.map((fault) => ({ provider, fault, times: 1 })) });
const mine = async (count: number): Promise<unknown> => send('POST', '/chain/mine', { count });

beforeAll(async () => {
  sandbox = await startSandbox();
  const port = String(await freePort());
  running = await createTestApp({ SANDBOX_URL: sandbox.url, PORT: port, TRUST_PROXY: '0' });
  await running.app.listen();
  for (const { merchantId, provider, number } of DEMO_BANK_ACCOUNTS) {
    const path = `/hooks/payments/${demoAccountId(merchantId, provider)}`;
    const url = `http://${HOST[merchantId]}:${port}${path}`;
    await send('PUT', '/hooks', { provider, account: number, url });
  }
});
beforeEach(async () => {
  await arm('none');
});
afterAll(async () => {
  await running.close();
  await sandbox.stop();
});

test('a new demo agrees with its providers', async () => {
  await running.app.modules.payments.jobs.find(({ name }) => name === 'payments-reconcile')?.run();
  const { rows } =
    await sql`select account_id, kind, asset, ours_minor, theirs_minor from payment_findings`.execute(
      running.database.db,
    );
  expect(rows).toEqual([]);
});

async function memberOf(shop: Shop) {
  const { token, memberId } = await running.register(HOST[shop]);
  const balance = async (): Promise<bigint> =>
    (await running.app.modules.wallet.balanceOf(shop, memberId, CURRENCY[shop])).main.amountMinor;
  const opening = await balance();
  const host = HOST[shop];
  return {
    start: async (methodId: string, amountMinor = AMOUNT[shop]): Promise<Deposit> => {
      const body = { id: newId(), methodId, amount: String(amountMinor / ONE) };
      const answer = await running.call(siteApi.deposits.start, { host, token, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.value as Deposit;
    },
    get: async (id: string): Promise<Deposit> =>
      (await running.call(siteApi.deposits.get, { host, token, path: `/wps/payments/deposits/${id}` })).body
        .value as Deposit,
    earned: async (): Promise<bigint> => (await balance()) - opening,
  };
}

/** What the worker does each minute for what no message told. */
async function poll(): Promise<void> {
  const job = running.app.modules.payments.jobs.find(({ name }) => name === 'payments-poll');
  await job?.run();
}
/** Asks about every open deposit, as if its time had come. */
async function askAll(): Promise<void> {
  await sql`update deposits set ask_at = date_trunc('second', now()) - interval '1 second'
    where ask_at is not null`.execute(running.database.db);
  await running.app.modules.payments.tick();
}

const codeOf = ({ instructions }: Deposit): string =>
  instructions?.kind === 'qr' ? instructions.payload : '';
const payCode = async (bank: string, deposit: Deposit): Promise<unknown> =>
  send('POST', `/banks/${bank}/pay`, { code: codeOf(deposit), payer: 'TEST MEMBER' });

const BANK_SHOPS = [
  ['lotus', 'promptpay', 'th', 'scb'],
  ['saobien', 'vietqr', 'vn', 'sepay'],
] as const;

describe.each(BANK_SHOPS)('%s by %s', (shop, methodId, bank, provider) => {
  test('a code paid in the bank’s app is credited by the bank’s message', async () => {
    const member = await memberOf(shop);
    const deposit = await member.start(methodId);
    await payCode(bank, deposit);
    await expect.poll(async () => (await member.get(deposit.id)).state).toBe('credited');
    expect(await member.earned()).toBe(AMOUNT[shop]);
  });

  test.each([
    ['lost', 1n, 1n],
    ['under', 9n, 10n],
    ['over', 11n, 10n],
  ] as const)('with the fault %s, what was paid is credited', async (fault, part, of) => {
    const member = await memberOf(shop);
    const deposit = await member.start(methodId);
    await arm(provider, fault);
    await payCode(bank, deposit);
    await askAll();
    await poll();
    await expect.poll(async () => (await member.get(deposit.id)).state).toBe('credited');
    expect(await member.earned()).toBe((AMOUNT[shop] * part) / of);
  });

  test('a second payment of the same code is the member’s, too', async () => {
    const member = await memberOf(shop);
    const deposit = await member.start(methodId);
    await arm(provider, 'paid_twice');
    await payCode(bank, deposit);
    await expect.poll(() => member.earned()).toBe(2n * AMOUNT[shop]);
  });

  test('messages that come twice, and all ways of finding it at once, credit once', async () => {
    const member = await memberOf(shop);
    const deposit = await member.start(methodId);
    await arm(provider, 'twice');
    await payCode(bank, deposit);
    await Promise.all([askAll(), poll(), askAll()]);
    await expect.poll(async () => (await member.get(deposit.id)).state).toBe('credited');
    await Promise.all([poll(), poll()]);
    expect(await member.earned()).toBe(AMOUNT[shop]);
  });
});

test('a mangled reference is recognised, a lost one is looked at by a person', async () => {
  const member = await memberOf('saobien');
  const deposit = await member.start('vietqr');
  await arm('sepay', 'reference_mangled');
  await payCode('vn', deposit);
  await expect.poll(async () => (await member.get(deposit.id)).state).toBe('credited');
  const second = await member.start('vietqr');
  await arm('sepay', 'reference_lost');
  await payCode('vn', second);
  await poll();
  expect(await member.get(second.id)).toMatchObject({ state: 'review', reason: 'payer_differs' });
  expect(await member.earned()).toBe(AMOUNT.saobien);
  const { rows } = await sql<{ state: string }>`select state from movements
    where merchant_id = 'saobien' and text = 'chuyen tien'`.execute(running.database.db);
  expect(rows).toEqual([{ state: 'suspense' }]);
});

describe('by token transfer', () => {
  async function payTo(deposit: Deposit): Promise<void> {
    const { instructions } = deposit;
    if (instructions?.kind !== 'address') throw new Error('no address');
    const { address: to, assetAmount: amount } = instructions;
    await send('POST', '/chain/send', {
      to,
      amount,
      contract: deposit.methodName && contractOf(instructions),
    });
  }
  const contractOf = ({ chain }: { chain: string }): string =>
    ({
      Ethereum: 'dac17f958d2ee523a2206206994597c13d831ec7',
      TRON: 'a614f803b6fd780986a42c78ec9c7f77e6ded13c',
      'BNB Smart Chain': '55d398326f99059ff775485246999027b3197955',
    })[chain] ?? '';

  test.each(['croupier', 'lotus', 'saobien'] as const)(
    'at %s: shown, then credited when it is final',
    async (shop) => {
      const member = await memberOf(shop);
      const deposit = await member.start('usdt');
      await payTo(deposit);
      await mine(1);
      await askAll();
      expect(await member.get(deposit.id)).toMatchObject({
        state: 'seen',
        confirmations: { seen: 1, needed: 12 },
      });
      expect(await member.earned()).toBe(0n);
      await mine(11);
      await askAll();
      expect((await member.get(deposit.id)).state).toBe('credited');
      expect(await member.earned()).toBe(AMOUNT[shop]);
    },
  );

  test('a transfer that vanishes in a fork waits again, and is credited once when it returns', async () => {
    const member = await memberOf('croupier');
    const deposit = await member.start('usdt');
    await payTo(deposit);
    await mine(1);
    await askAll();
    expect((await member.get(deposit.id)).state).toBe('seen');
    await send('POST', '/chain/fork', { count: 1, keeps: 'nothing' });
    await poll();
    expect((await member.get(deposit.id)).state).toBe('waiting');
    await payTo(deposit);
    await mine(12);
    await poll();
    await askAll();
    expect(await member.earned()).toBe(AMOUNT.croupier);
  });

  test('a member keeps the address, and what comes to it later is still the member’s', async () => {
    const member = await memberOf('croupier');
    const first = await member.start('usdt');
    await payTo(first);
    await mine(12);
    await askAll();
    await payTo(first);
    await mine(12);
    await poll();
    expect(await member.earned()).toBe(2n * AMOUNT.croupier);
    expect((await member.start('usdt')).instructions).toMatchObject({
      address: (first.instructions as { address: string }).address,
    });
  });
});

test('at the end the ledger holds what the banks’ own books say', async () => {
  for (const { merchantId, provider, number } of DEMO_BANK_ACCOUNTS) {
    const { position } = await send<{ position: Record<string, string> }>(
      'GET',
      `/book/${provider}/${number}`,
    );
    const clearing = await running.app.modules.wallet.houseAccountBalance(running.database.db, {
      merchantId,
      currency: CURRENCY[merchantId],
      account: { kind: 'deposit_clearing', key: demoAccountId(merchantId, provider), owner: 'house' },
    });
    expect(-clearing, provider).toBe(BigInt(position[CURRENCY[merchantId]] ?? '0'));
  }
  expect((await running.app.modules.wallet.audit()).findings).toEqual([]);
});
