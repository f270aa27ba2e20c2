import { HDKey } from '@scure/bip32';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/ids.ts';
import { startSandbox, type RunningSandbox } from '../../../../testing/sandbox-process.ts';
import { readAddress } from './evm/addresses.rules.ts';
import type { EvmConfig, EvmSecrets } from './evm/evm.config.ts';
import { createEvmAdapter } from './evm/evm.adapter.ts';
import { createOutgoingCall } from '../../../../platform/http/outgoing-call.ts';
import type { ProviderAccount } from './provider.types.ts';

// The chain adapter against the chain and the signer of the sandbox, over real sockets.
const SLOW_MILLISECONDS = 60_000;
const adapter = createEvmAdapter({ call: createOutgoingCall(), clock: systemClock });
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, SLOW_MILLISECONDS);
afterAll(async () => sandbox.stop());

const json = { 'content-type': 'application/json', accept: 'application/json' };
const send = async <T>(method: string, path: string, body: object): Promise<T> =>
  (
    await fetch(`${sandbox.url}/payments${path}`, { method, headers: json, body: JSON.stringify(body) })
  ).json() as T;
const arm = async (provider: string, ...faults: string[]): Promise<unknown> =>
  send('PUT', '/faults', { faults: faults.map((fault) => ({ provider, fault, times: 1 })) });
const mine = async (count: number): Promise<unknown> => send('POST', '/chain/mine', { count });
beforeEach(async () => {
  await arm('none');
});

const TOKENS = {
  evm: { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6, path: "m/44'/60'/0'" },
  bsc: { contract: '0x55d398326f99059fF775485246999027B3197955', decimals: 18, path: "m/44'/60'/0'" },
  tron: { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6, path: "m/44'/195'/0'" },
} as const;
type Account = ProviderAccount<EvmConfig, EvmSecrets>;

/** A new merchant's account with keys of its own, whose deposits nobody else sees. */
function accountOn(token: keyof typeof TOKENS, config: Partial<EvmConfig> = {}): Account {
  const name = newId();
  const { contract, decimals, path } = TOKENS[token];
  const format = token === 'tron' ? 'tron' : 'evm';
  const { publicExtendedKey } = HDKey.fromMasterSeed(Buffer.from(name)).derive(path);
  const stored = {
    config: {
      format,
      chain: token,
      rpcUrl: `${sandbox.url}/payments/chain/rpc`,
      asset: 'USDT',
      contract,
      decimals,
      depth: token === 'bsc' ? 3 : undefined,
      xpub: publicExtendedKey,
      wallet: contract,
      signerUrl: `${sandbox.url}/payments/signer/${name}`,
      rate: { url: `${sandbox.url}/payments/chain/rates?asset=USDT&currency=THB` },
      ...config,
    },
    secrets: { signerSecret: `signer-secret-${name}` },
  };
  return { merchantId: 'm', id: name, currency: 'THB', hookUrl: '', ...adapter.read(stored) };
}

const orderOf = (addressIndex = 0) => ({
  id: newId(),
  reference: 'DE12345678',
  amountMinor: 3_520_000n,
  method: 'usdt',
  returnUrl: '',
  expiresAt: new Date(Date.now() + 600_000),
  language: 'EN',
  addressIndex,
});

async function begun(account: Account, addressIndex = 0) {
  const answer = await adapter.begin(account, orderOf(addressIndex));
  if (answer.kind !== 'begun' || answer.instructions.kind !== 'address')
    throw new Error(JSON.stringify(answer));
  return answer.instructions;
}
const since = new Date(Date.now() - 60_000);
const ask = async (account: Account, address: string) =>
  adapter.ask(account, { kind: 'deposit', id: newId(), theirId: address, reference: '', since });

async function payTo(account: Account, address: string, amount: string) {
  const { contract } = account.config;
  const bytes = readAddress(contract, account.config.format);
  return send<{ transactions: string[] }>('POST', '/chain/send', {
    contract: Buffer.from(bytes ?? []).toString('hex'),
    to: address,
    amount,
  });
}

describe.each([
  ['evm', 12],
  ['bsc', 3],
  ['tron', 12],
] as const)('on %s', (token, needed) => {
  test('a transfer is shown at once and final after enough blocks', async () => {
    const account = accountOn(token);
    const { address, assetAmount, theirId } = await begun(account);
    expect([assetAmount, theirId]).toEqual(['10', address]);
    expect(await ask(account, address)).toEqual({ state: 'waiting', movements: [] });
    await payTo(account, address, assetAmount);
    expect((await ask(account, address)).state).toBe('waiting');
    await mine(1);
    const seen = { direction: 'in', asset: 'USDT', amountMinor: 100_000n, address };
    expect(await ask(account, address)).toMatchObject({
      state: 'under_way',
      movements: [{ ...seen, isFinal: false, confirmations: { seen: 1, needed } }],
    });
    await mine(needed - 1);
    expect(await ask(account, address)).toMatchObject({
      state: 'paid',
      amountMinor: 100_000n,
      movements: [{ ...seen, isFinal: true }],
    });
  });
});

test('a transfer that a fork drops is gone, and counts when it is mined again', async () => {
  const account = accountOn('evm');
  const { address } = await begun(account);
  await payTo(account, address, '10');
  await mine(2);
  expect((await ask(account, address)).state).toBe('under_way');
  await send('POST', '/chain/fork', { count: 2, keeps: 'nothing' });
  expect(await ask(account, address)).toEqual({ state: 'waiting', movements: [] });
  await arm('chain', 'fork');
  await payTo(account, address, '10');
  await mine(12);
  const { movements, state } = await ask(account, address);
  expect([state, movements.length]).toEqual(['paid', 1]);
});

test.each([
  ['under', [50_000n]],
  ['over', [200_000n]],
  ['paid_twice', [100_000n, 100_000n]],
] as const)('%s: what arrived counts', async (fault, amounts) => {
  const account = accountOn('tron');
  const { address } = await begun(account);
  await arm('chain', fault);
  await payTo(account, address, '10');
  await mine(12);
  const { movements } = await ask(account, address);
  expect(movements.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
});

test('a list watches the addresses of all members, and the balance is theirs', async () => {
  const account = accountOn('bsc', { maxBlocks: 10 });
  const addresses = [0, 1, 2].map((index) => adapter.chain?.addressAt(account, index) ?? '');
  const watched = { ...account, addresses };
  await payTo(account, addresses[0] ?? '', '1');
  await payTo(account, addresses[2] ?? '', '2.5');
  await mine(3);
  const range = { from: since, until: new Date(Date.now() + 60_000), cursor: null };
  const { items } = await adapter.list(watched, range);
  expect(items.map(({ address, amountMinor }) => [address, amountMinor])).toEqual([
    [addresses[0], 10_000n],
    [addresses[2], 25_000n],
  ]);
  expect(await adapter.balance(watched)).toEqual([{ asset: 'USDT', amountMinor: 35_000n }]);
});

describe('nothing is begun or credited', () => {
  test('by a contract that counts in other units than entered', async () => {
    const account = accountOn('evm', { decimals: 18 });
    expect(await adapter.begin(account, orderOf())).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('6 decimals') as string,
    });
  });

  test.each(['down', 'server_error'])('while the node is %s', async (fault) => {
    const account = accountOn('evm');
    const { address } = await begun(account);
    await arm('chain', fault);
    expect(await ask(account, address)).toMatchObject({ state: 'unknown', movements: [] });
  });

  test('without a rate', async () => {
    const url = `${sandbox.url}/payments/chain/rates?currency=XXX`;
    expect(await adapter.begin(accountOn('evm', { rate: { url } }), orderOf())).toMatchObject({
      kind: 'refused',
    });
  });
});

describe('a payout through the signer', () => {
  const payoutOf = (number: string, amountMinor = 3_520_000n) => ({
    id: newId(),
    reference: 'DE12345678',
    amountMinor,
    method: 'usdt',
    payee: { holder: '', bank: 'evm', number, country: '' },
  });
  const PAYEE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const askPayout = async (account: Account, id: string) =>
    adapter.ask(account, { kind: 'payout', id, reference: '', since });
  async function funded(): Promise<Account> {
    const account = accountOn('evm');
    await send('POST', `/signer/${account.id}/fill`, {});
    return account;
  }

  test('is sent once, however often it is ordered, and paid when it is final', async () => {
    const account = await funded();
    const order = payoutOf(PAYEE);
    expect(await adapter.pay(account, order)).toEqual({ kind: 'accepted', theirId: order.id });
    expect(await adapter.pay(account, order)).toEqual({ kind: 'accepted', theirId: order.id });
    expect(await askPayout(account, order.id)).toMatchObject({ state: 'under_way' });
    await mine(12);
    expect(await askPayout(account, order.id)).toMatchObject({ state: 'paid', amountMinor: 3_520_000n });
  });

  test('with a lost answer is unknown, and found by its id at another rate', async () => {
    const account = await funded();
    const order = payoutOf(PAYEE);
    await arm('signer', 'done_not_answered');
    expect(await adapter.pay(account, order)).toMatchObject({ kind: 'unknown' });
    const later = { ...account, config: { ...account.config, rate: { fixed: '30' } } };
    expect(await adapter.pay(later, order)).toEqual({ kind: 'accepted', theirId: order.id });
  });

  test.each(['down', 'server_error'])(
    'while the signer is %s is unknown, and absent when asked',
    async (fault) => {
      const account = await funded();
      const order = payoutOf(PAYEE);
      await arm('signer', fault);
      expect(await adapter.pay(account, order)).toMatchObject({ kind: 'unknown' });
      expect(await askPayout(account, order.id)).toMatchObject({ state: 'absent' });
    },
  );

  test('that the network refuses has failed', async () => {
    const account = await funded();
    const order = payoutOf(PAYEE);
    await arm('signer', 'failed');
    await adapter.pay(account, order);
    expect(await askPayout(account, order.id)).toMatchObject({ state: 'failed' });
  });

  test.each([
    ['above the signer’s limit', PAYEE, 352_000_000_000n, 'over_limit'],
    ['to a wrong address', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 3_520_000n, 'bad_address'],
  ])('%s is refused', async (_name, number, amountMinor, code) => {
    expect(await adapter.pay(await funded(), payoutOf(number, amountMinor))).toMatchObject({
      kind: 'refused',
      code,
    });
  });

  test('to a blocked address, from an empty wallet or with a wrong secret is not made', async () => {
    const account = await funded();
    const other = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
    await send('POST', `/signer/${account.id}/block`, { address: other });
    expect(await adapter.pay(account, payoutOf(other))).toMatchObject({ code: 'blocked_address' });
    expect(await adapter.pay(accountOn('evm'), payoutOf(PAYEE))).toMatchObject({
      code: 'insufficient_funds',
    });
    const secrets = { signerSecret: 'some other secret' };
    expect(await adapter.pay({ ...account, secrets }, payoutOf(PAYEE))).toMatchObject({ kind: 'unknown' });
  });
});
