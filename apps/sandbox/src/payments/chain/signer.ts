import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseMoney } from '@croupier/contract/money.ts';
import type { PaymentWorld } from '../payment-world.ts';
import { addressDigits, addressOfName } from './addresses.ts';
import { FINAL_BLOCKS, TOKENS, type Chain, type Token } from './chain-state.ts';

/** A program that alone holds the keys of wallets, and pays only within its own limits and list of addresses. */

export type SignerOrder = {
  id: string;
  reference: string;
  chain: string;
  asset: string;
  contract: string;
  to: string;
  amount: string;
  worth: { currency: string; amount: string };
};
type StoredOrder = SignerOrder & {
  wallet: string;
  at: string;
  amountMinor: bigint;
  transfer: string | null;
  failure: string | null;
};
export type SignerAnswer = { status: number; body: object };

/** In units of the asset, in the ledger's scale. */
export const MAX_PAYOUT_MINOR = 50_000_000n;
export const MAX_DAY_MINOR = 500_000_000n;
const DAY_MILLISECONDS = 86_400_000;
const CLOCK_MILLISECONDS = 5 * 60_000;
const LEDGER_SCALE = 4;

export const signerSecret = (wallet: string): string => `signer-secret-${wallet}`;

const refused = (code: string, message: string): SignerAnswer => ({ status: 422, body: { code, message } });

function isOrder(value: unknown): value is SignerOrder {
  if (value === null || typeof value !== 'object') return false;
  const order = value as Record<string, unknown>;
  const worth = order['worth'] as Record<string, unknown> | undefined;
  return (
    ['id', 'reference', 'chain', 'asset', 'contract', 'to', 'amount'].every(
      (name) => typeof order[name] === 'string',
    ) && typeof worth?.['amount'] === 'string'
  );
}

export function createSigner({ world, chain }: { world: PaymentWorld; chain: Chain }) {
  const orders = world.store.table<StoredOrder>('signer-orders');
  const blocked = world.store.table<true>('signer-blocked');
  const nonces = new Set<string>();

  const view = (order: StoredOrder) => {
    const seen = order.transfer === null ? undefined : chain.confirmations(order.transfer);
    const state =
      order.failure !== null
        ? 'failed'
        : seen === undefined || seen === 0
          ? 'queued'
          : seen >= FINAL_BLOCKS
            ? 'final'
            : 'sent';
    return {
      id: order.id,
      state,
      transaction: order.transfer,
      amount: order.amount,
      worth: order.worth,
      reason: order.failure,
    };
  };

  function paidToday(wallet: string): bigint {
    const since = new Date(Date.now() - DAY_MILLISECONDS).toISOString();
    let sum = 0n;
    for (const order of orders.values())
      if (order.wallet === wallet && order.failure === null && order.at > since) sum += order.amountMinor;
    return sum;
  }

  /** Why the wallet does not pay this; undefined if it does. */
  function objection(
    wallet: string,
    token: Token | undefined,
    to: string | undefined,
    amountMinor: bigint | undefined,
  ): SignerAnswer | undefined {
    if (!token) return refused('unknown_token', 'no such contract');
    if (to === undefined) return refused('bad_address', 'the address is wrong');
    if (amountMinor === undefined || amountMinor <= 0n) return refused('bad_amount', 'the amount is wrong');
    if (blocked.has(to)) return refused('blocked_address', 'the address is on the list of blocked ones');
    if (amountMinor > MAX_PAYOUT_MINOR) return refused('over_limit', 'above the limit of a payout');
    if (paidToday(wallet) + amountMinor > MAX_DAY_MINOR)
      return refused('over_day_limit', 'above the limit of a day');
    const units = amountMinor * 10n ** BigInt(token.decimals - LEDGER_SCALE);
    if (chain.unitsOf(token.contract, addressOfName(wallet)) < units)
      return refused('insufficient_funds', 'the wallet does not hold enough');
    return undefined;
  }

  const isSame = (stored: StoredOrder, order: SignerOrder): boolean =>
    stored.to === order.to && stored.amount === order.amount && stored.contract === order.contract;

  return {
    /** Whether a call was signed with the wallet's secret, recently and for the first time. */
    isSigned: (
      wallet: string,
      {
        timestamp,
        nonce,
        signature,
        rawBody,
      }: Record<'timestamp' | 'nonce' | 'signature' | 'rawBody', string>,
    ): boolean => {
      if (!/^\d{13}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature) || !nonce || nonces.has(nonce))
        return false;
      if (Math.abs(Date.now() - Number(timestamp)) > CLOCK_MILLISECONDS) return false;
      const expected = createHmac('sha256', signerSecret(wallet))
        .update(`${timestamp}\n${nonce}\n${rawBody}`)
        .digest();
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return false;
      nonces.add(nonce);
      return true;
    },
    pay: (wallet: string, order: unknown): SignerAnswer => {
      if (!isOrder(order))
        return { status: 400, body: { code: 'bad_request', message: 'fields are missing' } };
      const known = orders.get(order.id);
      if (known)
        return isSame(known, order)
          ? { status: 200, body: view(known) }
          : { status: 409, body: { code: 'id_reused', message: 'the id is of another payout' } };
      const to = addressDigits(order.to);
      const contract = addressDigits(order.contract);
      const token = TOKENS.find((one) => one.contract === contract);
      const amountMinor = parseMoney(order.amount);
      const refusal = objection(wallet, token, to, amountMinor);
      if (refusal || !token || to === undefined || amountMinor === undefined)
        return refusal ?? refused('bad_amount', '');
      const fails = world.faults.take('signer', 'failed', wallet);
      const units = amountMinor * 10n ** BigInt(token.decimals - LEDGER_SCALE);
      const stored: StoredOrder = {
        ...order,
        wallet,
        amountMinor,
        at: new Date().toISOString(),
        transfer: fails
          ? null
          : chain.send({ contract: token.contract, from: addressOfName(wallet), to, units }).hash,
        failure: fails ? 'the network refused the transaction' : null,
      };
      orders.set(order.id, stored);
      world.store.changed();
      return { status: 201, body: view(stored) };
    },
    find: (wallet: string, id: unknown): SignerAnswer => {
      const order = typeof id === 'string' ? orders.get(id) : undefined;
      if (!order || order.wallet !== wallet)
        return { status: 404, body: { code: 'not_found', message: 'no payout with this id' } };
      return { status: 200, body: view(order) };
    },
    list: (wallet: string) =>
      [...orders.values()]
        .filter((order) => order.wallet === wallet)
        .reverse()
        .map((order) => ({ ...view(order), to: order.to, reference: order.reference, at: order.at })),
    blocked: (): string[] => [...blocked.keys()],
    setBlocked: (address: string, isBlocked: boolean): boolean => {
      const digits = addressDigits(address);
      if (digits === undefined) return false;
      if (isBlocked) blocked.set(digits, true);
      else blocked.delete(digits);
      world.store.changed();
      return true;
    },
  };
}
export type Signer = ReturnType<typeof createSigner>;
