import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { startSandbox, type RunningSandbox } from '../../../../testing/sandbox-process.ts';
import { createOutgoingCall } from '../../../../platform/http/outgoing-call.ts';
import type { Instructions, PaymentAdapter, ProviderAccount, Seen } from './provider.types.ts';
import { makeReference } from './reference.rules.ts';
import { createScbAdapter } from './scb/scb.adapter.ts';
import { createSepayAdapter } from './sepay/sepay.adapter.ts';

// The bank adapters against the banks of the sandbox, over real sockets, with every fault of its panel.
const SLOW_MILLISECONDS = 60_000;
let sandbox: RunningSandbox;
let listener: Server;
let hookUrl = '';
/** Messages by account. */
const hooks = new Map<string, Array<{ headers: IncomingHttpHeaders; rawBody: Buffer }>>();

type Provider = 'sepay' | 'scb';
const call = createOutgoingCall();
const adapters: Record<Provider, PaymentAdapter> = {
  sepay: createSepayAdapter({ call }) as unknown as PaymentAdapter,
  scb: createScbAdapter({ call, clock: systemClock }) as unknown as PaymentAdapter,
};

beforeAll(async () => {
  sandbox = await startSandbox();
  listener = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const account = request.url?.split('/').at(-1) ?? '';
      const { hookAnswer } = adapters[request.url?.includes('/sepay/') ? 'sepay' : 'scb'];
      hooks.set(account, [
        ...(hooks.get(account) ?? []),
        { headers: request.headers, rawBody: Buffer.concat(parts) },
      ]);
      response.writeHead(hookAnswer.status, { 'content-type': hookAnswer.contentType });
      response.end(hookAnswer.body);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  hookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}, SLOW_MILLISECONDS);
afterAll(async () => {
  listener.close();
  await sandbox.stop();
});

const json = { 'content-type': 'application/json', accept: 'application/json' };
const send = async (method: string, path: string, body: object): Promise<unknown> =>
  (await fetch(`${sandbox.url}${path}`, { method, headers: json, body: JSON.stringify(body) })).json();
const arm = async (provider: string, ...faults: string[]): Promise<unknown> =>
  send('PUT', '/payments/faults', { faults: faults.map((fault) => ({ provider, fault, times: 1 })) });

beforeEach(async () => {
  await arm('none');
});

const digits = (length: number): string =>
  Array.from({ length }, (_, index) => (index === 0 ? 9 : randomInt(10))).join('');

/** A new account at the bank, with messages to this test. */
async function accountAt(provider: Provider): Promise<ProviderAccount & { number: string }> {
  const number = digits(provider === 'sepay' ? 12 : 15);
  const stored =
    provider === 'sepay'
      ? {
          config: {
            apiUrl: `${sandbox.url}/payments/sepay`,
            bankName: 'Sen Bank',
            bankBin: '970416',
            accountNumber: number,
            holder: 'AURUM ROOM',
          },
          secrets: { apiToken: `sepay-token-${number}`, hookSecrets: [`sepay-secret-${number}`] },
        }
      : {
          config: { apiUrl: `${sandbox.url}/payments/scb`, billerId: number, holder: 'AURUM ROOM' },
          secrets: { apiKey: `scb-key-${number}`, apiSecret: `scb-secret-${number}` },
        };
  const id = newId();
  const url = `${hookUrl}/${provider}/${id}`;
  await send('PUT', '/payments/hooks', { provider, account: number, url });
  return {
    merchantId: 'm',
    id,
    number,
    currency: provider === 'sepay' ? 'VND' : 'THB',
    hookUrl: url,
    ...adapters[provider].read(stored),
  };
}

const AMOUNT = 1_000_000_000n;
const orderOf = () => ({
  id: newId(),
  reference: makeReference('DE', BigInt(randomInt(2 ** 40))),
  amountMinor: AMOUNT,
  method: 'qr',
  returnUrl: 'http://localhost:9/return',
  expiresAt: new Date(Date.now() + 600_000),
  language: 'EN',
});

const payloadOf = (instructions: Instructions): string =>
  instructions.kind === 'qr' ? instructions.payload : '';

/** What the adapter makes of the first messages about an account. */
async function messagesTo(provider: Provider, account: ProviderAccount, count: number, now = new Date()) {
  await expect.poll(() => hooks.get(account.id)?.length ?? 0).toBeGreaterThanOrEqual(count);
  return hooks.get(account.id)?.map((hook) => adapters[provider].readHook(account, { ...hook, now })) ?? [];
}

describe.each(['sepay', 'scb'] as const)('%s', (provider) => {
  const adapter = adapters[provider];
  const bank = provider === 'sepay' ? 'vn' : 'th';
  const ask = async (
    account: ProviderAccount,
    { id, reference }: { id: string; reference: string },
    kind: 'deposit' | 'payout' = 'deposit',
  ): Promise<Seen> => adapter.ask(account, { kind, id, reference, since: new Date(Date.now() - 60_000) });

  async function begun() {
    const account = await accountAt(provider);
    const order = orderOf();
    const answer = await adapter.begin(account, order);
    if (answer.kind !== 'begun') throw new Error(answer.message);
    return { account, order, code: payloadOf(answer.instructions) };
  }
  /** Pays the code in the bank's app. */
  async function paid(...faults: string[]) {
    const started = await begun();
    await arm(provider, ...faults);
    const answer = await send('POST', `/payments/banks/${bank}/pay`, { code: started.code });
    return { ...started, answer };
  }

  test('a deposit is shown as a code, paid in the app, reported and found by asking', async () => {
    const { account, order, code } = await begun();
    expect(await ask(account, order)).toEqual({ state: 'waiting', movements: [] });
    const answer = await send('POST', `/payments/banks/${bank}/pay`, { code });
    expect(answer).toMatchObject({ lines: [{ amountMinor: String(AMOUNT), text: order.reference }] });
    const movement = { direction: 'in', amountMinor: AMOUNT, asset: account.currency, isFinal: true };
    expect(await ask(account, order)).toMatchObject({
      state: 'paid',
      amountMinor: AMOUNT,
      movements: [{ ...movement, text: order.reference }],
    });
    const [message] = await messagesTo(provider, account, 1);
    expect(message).toMatchObject([
      provider === 'sepay'
        ? { kind: 'reported', movements: [movement] }
        : { kind: 'hint', reference: order.reference },
    ]);
  });

  test.each(['down', 'server_error'])(
    'while it is %s, asking says nothing about the order',
    async (fault) => {
      const { account, order } = await paid();
      await arm(provider, fault);
      expect(await ask(account, order)).toMatchObject({ state: 'unknown', movements: [] });
    },
  );

  test.each([
    ['under', (AMOUNT * 9n) / 10n],
    ['over', (AMOUNT * 11n) / 10n],
  ])('%s: what was paid counts, not what was asked', async (fault, amountMinor) => {
    const { account, order } = await paid(fault);
    expect(await ask(account, order)).toMatchObject({ state: 'paid', amountMinor });
  });

  test('paid twice: two movements of their own', async () => {
    const { account, order } = await paid('paid_twice');
    const { movements } = await ask(account, order);
    expect(movements.map(({ amountMinor }) => amountMinor)).toEqual([AMOUNT, AMOUNT]);
    expect(new Set(movements.map(({ theirId }) => theirId)).size).toBe(2);
  });

  test('a message that came twice has the same event', async () => {
    const { account } = await paid('twice');
    const [first, second] = await messagesTo(provider, account, 2);
    expect(first).toEqual(second);
  });

  test.each(['lost', 'late', 'reordered'])('a message that is %s is made up for by asking', async (fault) => {
    const { account, order } = await paid(fault);
    expect(await ask(account, order)).toMatchObject({ state: 'paid', amountMinor: AMOUNT });
  });

  test('what a stranger sends brings no money', async () => {
    const { account, order } = await paid('forged');
    const [forged] = await messagesTo(provider, account, 2);
    if (provider === 'sepay') expect(forged).toEqual({ kind: 'forged' });
    else expect(forged).toMatchObject([{ kind: 'hint' }]);
    expect(await ask(account, order)).toMatchObject({ state: 'paid', amountMinor: AMOUNT });
  });

  test('with a wrong key nothing is learned and nothing is credited', async () => {
    const { account, order } = await paid();
    const secrets = { ...(account.secrets as object), apiToken: 'another', apiSecret: 'another' };
    expect(await ask({ ...account, secrets }, order)).toMatchObject({ state: 'unknown', movements: [] });
  });

  test('money leaves by hand only', async () => {
    const account = await accountAt(provider);
    const payee = { holder: 'A', bank: 'B', number: '1', country: 'TH' };
    expect(await adapter.pay(account, { ...orderOf(), payee })).toMatchObject({ kind: 'refused' });
  });
});

describe('sepay, what only it has', () => {
  const adapter = adapters.sepay;

  async function payTo(account: { number: string }, text: string, ...faults: string[]) {
    await arm('sepay', ...faults);
    return send('POST', '/payments/banks/vn/pay', { account: account.number, amount: '100000', text });
  }

  test.each([
    ['reference_mangled', 'paid'],
    ['reference_lost', 'waiting'],
  ])('%s: the deposit is %s', async (fault, state) => {
    const account = await accountAt('sepay');
    const order = orderOf();
    await payTo(account, order.reference, fault);
    const since = new Date(Date.now() - 60_000);
    expect(await adapter.ask(account, { kind: 'deposit', ...order, since })).toMatchObject({ state });
    const { items } = await adapter.list(account, { from: since, until: new Date(), cursor: null });
    expect(items).toMatchObject([{ amountMinor: AMOUNT }]);
  });

  test('a message signed with a wrong time is forged, and so is an old one', async () => {
    const account = await accountAt('sepay');
    await payTo(account, 'x', 'bad_clock');
    expect(await messagesTo('sepay', account, 1)).toEqual([{ kind: 'forged' }]);
    await payTo(account, 'y');
    const later = new Date(Date.now() + 301_000);
    expect((await messagesTo('sepay', account, 2, later)).at(-1)).toEqual({ kind: 'forged' });
  });

  test('both secrets are accepted while one is being changed', async () => {
    const account = await accountAt('sepay');
    await payTo(account, 'x');
    const old = account.secrets as { apiToken: string; hookSecrets: string[] };
    const rotating = {
      ...account,
      secrets: { ...old, hookSecrets: ['a brand new secret', ...old.hookSecrets] },
    };
    expect(await messagesTo('sepay', rotating, 1)).toMatchObject([[{ kind: 'reported' }]]);
  });

  test('a message about another account of the company changes nothing', async () => {
    const account = await accountAt('sepay');
    await payTo(account, 'x');
    const other = { ...account, config: { ...(account.config as object), accountNumber: '0000' } };
    expect(await messagesTo('sepay', other, 1)).toEqual([[]]);
  });

  test('a payout by hand is found by its reference, and its return too', async () => {
    const account = await accountAt('sepay');
    const order = orderOf();
    await arm('sepay', 'returned');
    await send('POST', `/payments/banks/vn/accounts/${account.number}/send`, {
      payee: 'TRAN THI BA',
      payeeAccount: '123456',
      amount: '100000',
      text: order.reference,
    });
    const since = new Date(Date.now() - 60_000);
    expect(await adapter.ask(account, { kind: 'payout', ...order, since })).toMatchObject({
      state: 'returned',
      amountMinor: AMOUNT,
      movements: [
        { direction: 'out', amountMinor: AMOUNT },
        { direction: 'in', amountMinor: AMOUNT },
      ],
    });
  });

  test('an amount that is no number of đồng is not taken', async () => {
    const account = await accountAt('sepay');
    const { config, secrets } = account as unknown as {
      config: { accountNumber: string };
      secrets: { hookSecrets: [string] };
    };
    const rawBody = Buffer.from(
      `{"id":1,"accountNumber":"${config.accountNumber}","content":"","transferType":"in","transferAmount":100000.000001,"transactionDate":"2026-11-23 07:04:05"}`,
    );
    const now = new Date();
    const timestamp = String(Math.floor(now.getTime() / 1_000));
    const { createHmac } = await import('node:crypto');
    const hex = createHmac('sha256', secrets.hookSecrets[0])
      .update(`${timestamp}.`)
      .update(rawBody)
      .digest('hex');
    const headers = { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': `sha256=${hex}` };
    expect(adapter.readHook(account, { headers, rawBody, now })).toEqual([]);
  });
});

test('scb fetches a new token after the bank has ended the old one', async () => {
  const account = await accountAt('scb');
  const asked = async () => adapters.scb.ask(account, { kind: 'deposit', ...orderOf(), since: new Date() });
  expect((await asked()).state).toBe('waiting');
  await fetch(`${sandbox.url}/payments/scb/tokens`, { method: 'DELETE' });
  expect((await asked()).state).toBe('waiting');
});

test.each([
  ['sepay', { bankBin: '9704', accountNumber: '12345678', bankName: 'B', holder: 'H' }, 'bankBin'],
  ['scb', { billerId: '12345', holder: 'H' }, 'billerId'],
] as const)('a config of %s that no payer could use is refused by its field', (provider, config, field) => {
  const secrets = { apiToken: 't', hookSecrets: ['a secret'], apiKey: 'k', apiSecret: 's' };
  expect(() => adapters[provider].read({ config, secrets })).toThrow(field);
});
