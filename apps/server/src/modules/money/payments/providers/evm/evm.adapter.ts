import { z } from 'zod';
import type { Clock } from '../../../../../platform/clock.ts';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type {
  Begun,
  DepositOrder,
  PaymentAdapter,
  PayoutOrder,
  Rate,
  Seen,
  Sent,
} from '../provider.types.ts';
import { addressAt, readAccountKey, readAddress } from './addresses.rules.ts';
import { evmConfig, evmSecrets, type EvmConfig, type EvmSecrets } from './evm.config.ts';
import { assetFor, assetText, assetWorth, rateFrom } from './exchange.rules.ts';
import { balanceCall, DECIMALS_CALL, ledgerAmount } from './logs.rules.ts';
import { createNode, type EvmAccount } from './node.adapter.ts';
import { createSigner } from './signer.adapter.ts';
import { contractOf, transfersTo } from './transfers.adapter.ts';

type Adapter = PaymentAdapter<EvmConfig, EvmSecrets>;

/** How long the quoted rate holds. */
const QUOTE_MILLISECONDS = 15 * 60_000;
const RATE_MILLISECONDS = 30_000;
const MAX_RATE_AGE_MILLISECONDS = 10 * 60_000;

const rateAnswer = z.object({
  asset: z.string(),
  currency: z.string(),
  rate: z.string(),
  at: z.iso.datetime(),
});

const addressOf = ({ config }: EvmAccount, index: number): string =>
  addressAt(readAccountKey(config.xpub), index, config.format);

type Parts = ReturnType<typeof createParts>;

function createParts({ call, clock }: { call: OutgoingCall; clock: Clock }) {
  const node = createNode({ call });
  const rates = new Map<string, { rate: Rate; until: number }>();
  const checked = new Set<string>();

  async function fetchRate(account: EvmAccount, url: string): Promise<Rate> {
    const address = new URL(url);
    const answer = await call(account.merchantId, {
      base: address.origin,
      path: address.pathname + address.search,
      method: 'GET',
    });
    if (answer.kind === 'unanswered' || answer.status !== 200)
      throw new Error(`no rate: ${answer.kind === 'unanswered' ? answer.message : answer.status}`);
    const read = rateAnswer.parse(JSON.parse(answer.text));
    const age = clock.now().getTime() - Date.parse(read.at);
    const rate = rateFrom(read.rate);
    if (!rate || read.asset !== account.config.asset || read.currency !== account.currency)
      throw new Error('no rate: the answer is about something else');
    if (Math.abs(age) > MAX_RATE_AGE_MILLISECONDS) throw new Error('no rate: it is too old');
    return rate;
  }

  return {
    node,
    clock,
    signer: createSigner({ call, now: clock.now }),
    rate: async (account: EvmAccount): Promise<Rate> => {
      const source = account.config.rate;
      if ('fixed' in source) {
        const rate = rateFrom(source.fixed);
        if (!rate) throw new Error('no rate: the fixed price is none');
        return rate;
      }
      const now = clock.now().getTime();
      const key = `${source.url} ${account.config.asset} ${account.currency}`;
      const known = rates.get(key);
      if (known && known.until > now) return known.rate;
      const rate = await fetchRate(account, source.url);
      rates.set(key, { rate, until: now + RATE_MILLISECONDS });
      return rate;
    },
    /** @throws if the contract counts in other units than the account's config says: every amount would be wrong */
    checkDecimals: async (account: EvmAccount): Promise<void> => {
      const { rpcUrl, contract, decimals } = account.config;
      const key = `${rpcUrl} ${contract} ${decimals}`;
      if (checked.has(key)) return;
      const said = await node.number(account, contractOf(account), DECIMALS_CALL);
      if (said !== BigInt(decimals))
        throw new Error(`the contract has ${said} decimals, the account’s config says ${decimals}`);
      checked.add(key);
    },
  };
}

async function begin(parts: Parts, account: EvmAccount, order: DepositOrder): Promise<Begun> {
  if (order.addressIndex === undefined) throw new Error(`deposit ${order.id} has no address`);
  try {
    await parts.checkDecimals(account);
    const rate = await parts.rate(account);
    const address = addressOf(account, order.addressIndex);
    return {
      kind: 'begun',
      instructions: {
        kind: 'address',
        address,
        theirId: address,
        chain: account.config.chain,
        asset: account.config.asset,
        assetAmount: assetText(assetFor(order.amountMinor, rate)),
        rateUntil: new Date(parts.clock.now().getTime() + QUOTE_MILLISECONDS),
      },
    };
  } catch (error) {
    // Nothing was ordered anywhere, so nothing is unknown.
    return { kind: 'refused', code: 'chain_unavailable', message: String(error) };
  }
}

async function askDeposit(parts: Parts, account: EvmAccount, address: string, since: Date): Promise<Seen> {
  try {
    await parts.checkDecimals(account);
    const movements = await transfersTo(parts.node, account, { addresses: [address], since });
    const final = movements.filter(({ isFinal }) => isFinal);
    if (final.length === 0) return { state: movements.length > 0 ? 'under_way' : 'waiting', movements };
    return {
      state: 'paid',
      theirId: address,
      amountMinor: final.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      movements,
    };
  } catch (error) {
    return { state: 'unknown', movements: [], reason: String(error) };
  }
}

async function pay(parts: Parts, account: EvmAccount, order: PayoutOrder): Promise<Sent> {
  if (!readAddress(order.payee.number, account.config.format))
    return { kind: 'refused', code: 'bad_address', message: 'is no address of this chain' };
  if (!account.config.signerUrl || !account.secrets.signerSecret)
    return { kind: 'refused', code: 'no_signer', message: 'the account has no signer' };
  let assetMinor: bigint;
  try {
    assetMinor = assetWorth(order.amountMinor, await parts.rate(account));
  } catch (error) {
    return { kind: 'unknown', message: String(error) };
  }
  if (assetMinor <= 0n)
    return { kind: 'refused', code: 'too_small', message: 'is less than the token counts' };
  return parts.signer.send(account, order, assetMinor);
}

async function balance(parts: Parts, account: EvmAccount): ReturnType<Adapter['balance']> {
  const { asset, decimals, wallet, format } = account.config;
  let units = 0n;
  for (const address of [...(account.addresses ?? []), ...(wallet ? [wallet] : [])]) {
    const bytes = readAddress(address, format);
    if (bytes) units += await parts.node.number(account, contractOf(account), balanceCall(bytes));
  }
  return [{ asset, amountMinor: ledgerAmount(units, decimals) }];
}

/** Tokens on an EVM chain or TRON: deposits to an address per member, payouts through a signer. */
export function createEvmAdapter(deps: { call: OutgoingCall; clock: Clock }): Adapter {
  const parts = createParts(deps);
  return {
    id: 'evm',
    can: {
      deposit: true,
      payout: true,
      refund: false,
      list: true,
      balance: true,
      repeatsSafely: 'by_id',
      findsById: true,
    },
    read: ({ config, secrets }) => ({
      config: evmConfig.parse(config),
      secrets: evmSecrets.parse(secrets ?? {}),
    }),
    begin: async (account, order) => begin(parts, account, order),
    // A chain sends no messages.
    readHook: () => ({ kind: 'forged' }),
    hookAnswer: { status: 404, body: '', contentType: 'text/plain' },
    ask: async (account, order) =>
      order.kind === 'deposit'
        ? order.theirId === undefined
          ? { state: 'absent', movements: [] }
          : askDeposit(parts, account, order.theirId, order.since)
        : parts.signer.find(account, order.id),
    pay: async (account, order) => pay(parts, account, order),
    refund: async () => ({
      kind: 'refused',
      code: 'no_refund',
      message: 'a sending address may belong to an exchange: pay to a bound wallet instead',
    }),
    // Up to the newest block, whose time may be ahead of ours: what a list leaves out has vanished.
    list: async (account, { from }) => {
      await parts.checkDecimals(account);
      const items = await transfersTo(parts.node, account, {
        addresses: account.addresses ?? [],
        since: from,
      });
      return { items, cursor: null };
    },
    balance: async (account) => balance(parts, account),
    chain: { addressAt: addressOf, rate: parts.rate },
  };
}
