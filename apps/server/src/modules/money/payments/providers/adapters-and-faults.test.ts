import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { startSandbox, type RunningSandbox } from '../../../../testing/sandbox-process.ts';
import { createOutgoingCall } from '../../../../platform/http/outgoing-call.ts';
import type { Instructions, PaymentAdapter, ProviderAccount, Seen } from './provider.types.ts';
import { createSignedAdapter } from './signed/signed.adapter.ts';
import { createSwitchAdapter } from './switch/switch.adapter.ts';

// The adapters against the providers of the sandbox, over real sockets, with every fault of its panel.
let sandbox: RunningSandbox;
/** Starting a process on a busy machine. */
const SLOW_MILLISECONDS = 60_000;
let listener: Server;
let hookUrl = '';
/** Messages by account. */
const hooks = new Map<string, Array<{ headers: IncomingHttpHeaders; rawBody: Buffer }>>();

beforeAll(async () => {
  sandbox = await startSandbox();
  listener = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const account = request.url?.split('/').at(-1) ?? '';
      const message = { headers: request.headers, rawBody: Buffer.concat(parts) };
      hooks.set(account, [...(hooks.get(account) ?? []), message]);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  hookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hooks`;
}, SLOW_MILLISECONDS);
afterAll(async () => {
  listener.close();
  await sandbox.stop();
});

const call = createOutgoingCall();
const adapters: Record<'switch' | 'signed', PaymentAdapter> = {
  switch: createSwitchAdapter({ call, clock: systemClock }) as unknown as PaymentAdapter,
  signed: createSignedAdapter({ call, clock: systemClock }) as unknown as PaymentAdapter,
};

/** A new account at the provider, so that tests do not see each other's money. */
function accountAt(provider: keyof typeof adapters, currency = 'THB'): ProviderAccount {
  const name = `acc-${newId()}`;
  const stored =
    provider === 'switch'
      ? {
          config: { url: `${sandbox.url}/switch/api` },
          secrets: { apiKey: name, hookKey: `hash-${name}` },
        }
      : {
          config: { url: `${sandbox.url}/signed/api`, account: name },
          secrets: { key: `${name}-signing-key` },
        };
  const id = newId();
  const address = `${hookUrl}/${id}`;
  return { merchantId: 'm', id, currency, hookUrl: address, ...adapters[provider].read(stored) };
}

/** What the adapter makes of the first messages about an account. */
async function messagesTo(provider: keyof typeof adapters, account: ProviderAccount, count: number) {
  await expect.poll(() => hooks.get(account.id)?.length ?? 0).toBeGreaterThanOrEqual(count);
  return (
    hooks
      .get(account.id)
      ?.map((hook) => adapters[provider].readHook(account, { ...hook, now: new Date() })) ?? []
  );
}

const arm = (provider: string, ...faults: string[]) =>
  fetch(`${sandbox.url}/payments/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: faults.map((fault) => ({ provider, fault, times: 1 })) }),
  });

beforeEach(async () => {
  await arm('none');
});

const AMOUNT = 1_000_000n;
const orderOf = (amountMinor = AMOUNT) => ({
  id: newId(),
  reference: 'CR7K2M9QX4',
  amountMinor,
  method: 'card',
  returnUrl: 'http://localhost:9/return',
  expiresAt: new Date(Date.now() + 600_000),
  language: 'TY',
});
const payoutOf = (amountMinor = AMOUNT) => ({
  id: newId(),
  reference: 'CR7K2M9QX4',
  amountMinor,
  method: 'bank',
  payee: { holder: 'ALEX PLAYER', bank: 'KBANK', number: '1234567890', country: 'TH' },
});

const pageOf = (instructions: Instructions): string => (instructions.kind === 'page' ? instructions.url : '');

/** What a member does on the provider's page. */
async function payOn(url: string, fields: Record<string, string> = {}): Promise<Response> {
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const body = new URLSearchParams({ act: 'pay', name: 'ALEX PLAYER', ...fields });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

describe.each(['switch', 'signed'] as const)('%s', (provider) => {
  const adapter = adapters[provider];
  const since = new Date();

  async function started(account: ProviderAccount, order = orderOf()) {
    const begun = await adapter.begin(account, order);
    if (begun.kind !== 'begun') throw new Error(begun.message);
    return { order, url: pageOf(begun.instructions) };
  }
  const ask = (
    account: ProviderAccount,
    { id, reference }: { id: string; reference: string },
    kind: 'deposit' | 'payout' | 'refund' = 'deposit',
  ): Promise<Seen> => adapter.ask(account, { kind, id, reference, since });
  async function paid(...faults: string[]) {
    const account = accountAt(provider);
    const { order, url } = await started(account);
    await arm(provider, ...faults);
    const answer = await payOn(url);
    return { account, order, answer };
  }
  test('a deposit is begun, paid on the page, reported and found by asking', async () => {
    const account = accountAt(provider);
    const { order, url } = await started(account);
    expect(await ask(account, order)).toMatchObject({ state: 'waiting', movements: [] });
    const answer = await payOn(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('http://localhost:9/return');
    expect(await ask(account, order)).toMatchObject({
      state: 'paid',
      amountMinor: AMOUNT,
      movements: [
        { direction: 'in', amountMinor: AMOUNT, asset: 'THB', ourId: order.id, payer: 'ALEX PLAYER' },
      ],
    });
    const [message] = await messagesTo(provider, account, 1);
    expect(message).toMatchObject([
      provider === 'switch'
        ? { kind: 'hint', ourId: order.id }
        : { kind: 'reported', movements: [{ amountMinor: AMOUNT, ourId: order.id }] },
    ]);
  });

  test.each(['down', 'server_error'])(
    'a deposit during %s is unknown, and absent when asked',
    async (fault) => {
      const account = accountAt(provider);
      const order = orderOf();
      await arm(provider, fault);
      expect(await adapter.begin(account, order)).toMatchObject({ kind: 'unknown' });
      expect(await ask(account, order)).toEqual({ state: 'absent', movements: [] });
    },
  );

  test('a deposit whose answer was lost is found, and begun again with the same page', async () => {
    const account = accountAt(provider);
    const order = orderOf();
    await arm(provider, 'done_not_answered');
    expect(await adapter.begin(account, order)).toMatchObject({ kind: 'unknown' });
    expect(await ask(account, order)).toMatchObject({ state: 'waiting' });
    const [first, second] = [await started(account, order), await started(account, order)];
    expect(first.url).toBe(second.url);
  });

  test('asking a provider that is down says nothing about the order', async () => {
    const { account, order } = await paid();
    await arm(provider, 'down');
    expect(await ask(account, order)).toMatchObject({ state: 'unknown', movements: [] });
  });

  test.each([
    ['under', AMOUNT / 2n],
    ['over', AMOUNT * 2n],
  ] as const)('%s: what was paid counts, not what was asked', async (fault, amountMinor) => {
    const { account, order } = await paid(fault);
    expect(await ask(account, order)).toMatchObject({
      state: 'paid',
      amountMinor,
      movements: [{ amountMinor }],
    });
  });

  test('another payer is named', async () => {
    const { account, order } = await paid('other_payer');
    expect((await ask(account, order)).movements).toMatchObject([{ payer: 'MORGAN STRANGER' }]);
  });

  test('a failed payment brings no money', async () => {
    const { account, order } = await paid('failed');
    expect(await ask(account, order)).toMatchObject({ state: 'failed', movements: [] });
    const [message] = await messagesTo(provider, account, 1);
    expect(message).toMatchObject([{ kind: 'hint', ourId: order.id }]);
  });

  test('a cancelled page ends the deposit', async () => {
    const account = accountAt(provider);
    const { order, url } = await started(account);
    await payOn(url, { act: 'cancel' });
    expect(await ask(account, order)).toMatchObject({ state: 'failed', movements: [] });
  });

  test('a message that came twice has the same event', async () => {
    const { account } = await paid('twice');
    const [first, second] = await messagesTo(provider, account, 2);
    expect(first).toEqual(second);
  });

  test('a stranger’s message is forged, the provider’s own is not', async () => {
    const { account } = await paid('forged');
    const [first, second] = await messagesTo(provider, account, 2);
    expect(first).toEqual({ kind: 'forged' });
    expect(second).toHaveLength(1);
  });

  test.each(['lost', 'late', 'reordered'])('a message that is %s is made up for by asking', async (fault) => {
    const { account, order } = await paid(fault);
    expect(await ask(account, order)).toMatchObject({ state: 'paid', amountMinor: AMOUNT });
  });

  test('a chargeback is told', async () => {
    const { account, order } = await paid('chargeback');
    const chargebacks = [{ ourId: order.id, state: 'opened', amountMinor: AMOUNT }];
    await expect.poll(() => ask(account, order)).toMatchObject({ chargebacks });
  });

  test('a payout is paid once, however often it is sent', async () => {
    const account = accountAt(provider);
    const order = payoutOf();
    expect(await adapter.pay(account, order)).toMatchObject({ kind: 'accepted' });
    await adapter.pay(account, order);
    await expect
      .poll(() => ask(account, order, 'payout'))
      .toMatchObject({
        state: 'paid',
        movements: [{ direction: 'out', amountMinor: AMOUNT, ourId: order.id }],
      });
    const { items } = await adapter.list(account, { from: since, until: new Date(), cursor: null });
    expect(items.filter(({ direction }) => direction === 'out').length).toBeLessThanOrEqual(1);
  });

  test('a payout whose answer was lost is unknown, and found by asking', async () => {
    const account = accountAt(provider);
    const order = payoutOf();
    await arm(provider, 'done_not_answered');
    expect(await adapter.pay(account, order)).toMatchObject({ kind: 'unknown' });
    await expect.poll(() => ask(account, order, 'payout')).toMatchObject({ state: 'paid' });
  });

  test.each([
    ['failed', 'failed'],
    ['returned', 'returned'],
  ] as const)('a payout with the fault %s ends %s', async (fault, state) => {
    const account = accountAt(provider);
    const order = payoutOf();
    await arm(provider, fault);
    await adapter.pay(account, order);
    await expect.poll(() => ask(account, order, 'payout')).toMatchObject({ state });
  });

  test('a refund is done once, and one of nothing paid is refused', async () => {
    const { account, order } = await paid();
    const refund = { id: newId(), paymentId: order.id, theirId: '', amountMinor: AMOUNT };
    expect(await adapter.refund(account, refund)).toMatchObject({ kind: 'accepted' });
    await expect
      .poll(() => ask(account, { ...order, id: refund.id }, 'refund'))
      .toMatchObject({ state: 'paid' });
    const other = await started(account);
    expect(
      await adapter.refund(account, { ...refund, id: newId(), paymentId: other.order.id }),
    ).toMatchObject({ kind: 'refused' });
  });

  test('a list has every movement once, over its pages', async () => {
    const account = accountAt(provider);
    const { url, order } = await started(account);
    await payOn(url);
    const payout = payoutOf(AMOUNT / 4n);
    await adapter.pay(account, payout);
    await expect.poll(async () => (await ask(account, payout, 'payout')).state).toBe('paid');
    const found = [];
    let cursor: string | null = null;
    do {
      const page = await adapter.list(account, { from: since, until: new Date(), cursor });
      found.push(...page.items);
      ({ cursor } = page);
    } while (cursor !== null);
    expect(found.map(({ ourId, amountMinor, direction }) => [ourId, amountMinor, direction])).toEqual([
      [order.id, AMOUNT, 'in'],
      [payout.id, AMOUNT / 4n, 'out'],
    ]);
  });

  test('an amount finer than the currency is refused before any call', async () => {
    const account = accountAt(provider, 'VND');
    expect(await adapter.begin(account, orderOf(1_005_000n))).toMatchObject({
      kind: 'refused',
      code: 'amount',
    });
    expect(await adapter.pay(account, payoutOf(1n))).toMatchObject({ kind: 'refused', code: 'amount' });
  });

  test('a whole number of đồng arrives as it was asked', async () => {
    const account = accountAt(provider, 'VND');
    const { order, url } = await started(account, orderOf(2_500_000_000n));
    await payOn(url);
    expect(await ask(account, order)).toMatchObject({ state: 'paid', amountMinor: 2_500_000_000n });
  });

  test('a wrong key is refused and reveals nothing', async () => {
    const account = accountAt(provider);
    const secrets = provider === 'switch' ? { apiKey: '', hookKey: '' } : { key: 'another-signing-key' };
    expect(await adapter.begin({ ...account, secrets }, orderOf())).toMatchObject({ kind: 'refused' });
  });
});

describe('signed, what only it has', () => {
  const adapter = adapters.signed;

  async function payWith(...faults: string[]) {
    const account = accountAt('signed');
    const order = orderOf();
    const begun = await adapter.begin(account, order);
    await arm('signed', ...faults);
    await payOn(begun.kind === 'begun' ? pageOf(begun.instructions) : '');
    const seen = await adapter.ask(account, {
      kind: 'deposit',
      id: order.id,
      reference: '',
      since: new Date(),
    });
    return { account, order, seen };
  }

  test('paid twice: two movements of their own', async () => {
    const { seen } = await payWith('paid_twice');
    expect(seen.movements.map(({ amountMinor }) => amountMinor)).toEqual([AMOUNT, AMOUNT]);
    expect(new Set(seen.movements.map(({ theirId }) => theirId)).size).toBe(2);
  });

  test.each([
    ['reference_mangled', 'TRF cr7k 2M9QX4/0'],
    ['reference_lost', ''],
  ])('%s: the money is reported without our id', async (fault, text) => {
    const { account, seen } = await payWith(fault);
    expect(seen).toMatchObject({ state: 'waiting', movements: [] });
    const [message] = await messagesTo('signed', account, 1);
    expect(message).toMatchObject([{ kind: 'reported', movements: [{ amountMinor: AMOUNT, text }] }]);
    expect(JSON.stringify(message, (_key, value: unknown) => String(value))).not.toContain('ourId');
  });

  test('a message signed with a wrong time is not believed', async () => {
    const { account } = await payWith('bad_clock');
    expect(await messagesTo('signed', account, 1)).toEqual([{ kind: 'forged' }]);
  });

  test('the fee is what the gateway kept, and the balance is its own record', async () => {
    const { account, seen } = await payWith('other_fee');
    expect(seen.feeMinor).toBe((AMOUNT * 3n) / 100n);
    expect(await adapter.balance(account)).toEqual([{ asset: 'THB', amountMinor: (AMOUNT * 97n) / 100n }]);
  });

  test('an id that is used for another order is refused', async () => {
    const account = accountAt('signed');
    const order = payoutOf();
    await adapter.pay(account, order);
    expect(await adapter.pay(account, { ...order, amountMinor: AMOUNT * 2n })).toMatchObject({
      kind: 'refused',
      code: 'mismatch',
    });
  });
});
