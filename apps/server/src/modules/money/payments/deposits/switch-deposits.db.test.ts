import type { Deposit } from '@croupier/contract/payments/deposits.ts';
import { siteApi } from '@croupier/contract/api.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { freePort } from '../../../../platform/db/embedded-postgres.ts';
import { newId } from '../../../../platform/ids.ts';
import { startSandbox, type RunningSandbox } from '../../../../testing/sandbox-process.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let sandbox: RunningSandbox;
let running: TestApp;
let token = '';
let memberId = '';
let opening = 0n;
beforeAll(async () => {
  sandbox = await startSandbox();
  // The provider reports to the address that the server gives it.
  running = await createTestApp({
    SANDBOX_URL: sandbox.url,
    PORT: String(await freePort()),
    TRUST_PROXY: '0',
  });
  await running.app.listen();
  const { rows } = await sql<{ id: string }>`select id from payment_accounts
    where merchant_id = 'croupier' and adapter = 'switch'`.execute(running.database.db);
  apiKey = `demo-${rows[0]?.id}`;
});
let apiKey = '';
beforeEach(async () => {
  await arm();
  ({ token, memberId } = await running.register());
  await sql`update members set payee_name = 'Test Member' where merchant_id = 'croupier' and id = ${memberId}`.execute(
    running.database.db,
  );
  opening = await balance();
});
afterAll(async () => {
  await running.close();
  await sandbox.stop();
});

const put = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};
const arm = (...faults: string[]) =>
  put('/payments/faults', { faults: faults.map((fault) => ({ provider: 'switch', fault, times: 1 })) });
const balance = async (): Promise<bigint> =>
  (await running.app.modules.wallet.balanceOf('croupier', memberId, 'EUR')).main.amountMinor;

async function start(): Promise<Deposit> {
  const body = { id: newId(), methodId: 'card', amount: '25' };
  const answer = await running.call(siteApi.deposits.start, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.value as Deposit;
}
const get = async (id: string, returned = ''): Promise<Deposit> => {
  const path = `/wps/payments/deposits/${id}${returned && '?returned=1'}`;
  return (await running.call(siteApi.deposits.get, { token, path })).body.value as Deposit;
};
/** Pays on the provider's page, which reports to this server. */
async function pay({ instructions }: Deposit, fields: Record<string, string> = {}): Promise<void> {
  const url = instructions?.kind === 'page' ? instructions.url : '';
  const shown = await (await fetch(url)).text();
  const name = /name="name"[^>]* value="([^"]*)"/.exec(shown)?.[1] ?? '';
  const body = new URLSearchParams({ act: 'pay', name, card: '4242424242424242', ...fields });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

test('a card payment is credited by the provider’s message, which is only a reason to ask', async () => {
  const deposit = await start();
  expect(deposit).toMatchObject({ state: 'waiting', instructions: { kind: 'page' } });
  await pay(deposit);
  await expect.poll(() => get(deposit.id)).toMatchObject({ state: 'credited', received: '25.0000' });
  expect((await balance()) - opening).toBe(250_000n);
});

test.each([
  ['a lost message', 'lost', 'credited'],
  ['less than was asked', 'under', 'review'],
  ['somebody else who pays', 'other_payer', 'review'],
])('with %s, coming back from the page makes the server ask', async (_what, fault, state) => {
  const deposit = await start();
  await arm(fault);
  await pay(deposit);
  expect(await get(deposit.id, 'returned')).toMatchObject({ state });
  expect((await balance()) - opening).toBe(state === 'credited' ? 250_000n : 0n);
});

test.each(['done_not_answered', 'down', 'server_error'])(
  'an order that ended in %s is placed again with its id, and can be paid',
  async (fault) => {
    await arm(fault);
    const { id, ...deposit } = await start();
    expect(deposit).toMatchObject({ state: 'unknown', instructions: null });
    const found = await get(id, 'returned');
    expect(found).toMatchObject({ state: 'waiting', instructions: { kind: 'page' } });
    await pay(found);
    await expect.poll(async () => (await get(id)).state).toBe('credited');
  },
);

test('a declined card fails the deposit, and the next one can start', async () => {
  const deposit = await start();
  await pay(deposit, { card: '4000000000000002' });
  expect(await get(deposit.id, 'returned')).toMatchObject({ state: 'failed', reason: 'not_paid' });
  expect(await start()).toMatchObject({ state: 'waiting' });
});

test('the ledger’s position is the provider’s own book', async () => {
  const { modules } = running.app;
  const { position } = (await (await fetch(`${sandbox.url}/payments/book/switch/${apiKey}`)).json()) as {
    position: Record<string, string>;
  };
  const account = { kind: 'deposit_clearing', key: apiKey.slice('demo-'.length), owner: 'house' } as const;
  const clearing = await modules.wallet.houseAccountBalance(running.database.db, {
    merchantId: 'croupier',
    currency: 'EUR',
    account,
  });
  expect(-clearing).toBe(BigInt(position['EUR'] ?? '0'));
  expect((await modules.wallet.audit()).findings).toEqual([]);
});

test('a dispute about a credited deposit is taken from the provider’s message', async () => {
  await arm('chargeback');
  const deposit = await start();
  await pay(deposit);
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string; amount: bigint }>`
        select state, amount_minor as amount from chargebacks
        where merchant_id = 'croupier' and deposit_id = ${deposit.id}`.execute(running.database.db);
      expect(rows).toEqual([{ state: 'opened', amount: 250_000n }]);
    },
    { timeout: 10_000 },
  );
  expect(await balance()).toBe(opening);
});
