import { toDecimal } from '@croupier/contract/payments/currency-units.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import { isSignedBy, SIGNATURE_HEADERS } from '../../../../../platform/http/signature.ts';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type {
  Begun,
  DepositOrder,
  Hint,
  PaymentAdapter,
  PayoutOrder,
  Refused,
  Reported,
  Seen,
  Sent,
  Unknown,
} from '../provider.types.ts';
import {
  createSignedClient,
  type Read,
  type SignedAccount,
  type SignedClient,
} from './signed-client.adapter.ts';
import { chargebackOf, movementsOf, seenOf, signedAmount } from './signed.rules.ts';
import {
  accepted,
  asked,
  balances,
  begun,
  listed,
  report,
  signedConfig,
  signedSecrets,
  type SignedConfig,
  type SignedSecrets,
} from './signed.schema.ts';

type Adapter = PaymentAdapter<SignedConfig, SignedSecrets>;

const unknown = (message: string): Unknown => ({ kind: 'unknown', message });
const NO_AMOUNT: Refused = { kind: 'refused', code: 'amount', message: 'finer than the currency' };

const headerOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

const readHook: Adapter['readHook'] = ({ config, secrets, currency }, { headers, rawBody, now }) => {
  const call = {
    timestamp: headerOf(headers[SIGNATURE_HEADERS.timestamp]),
    nonce: headerOf(headers[SIGNATURE_HEADERS.nonce]),
    rawBody: rawBody.toString('utf8'),
  };
  const signature = headerOf(headers[SIGNATURE_HEADERS.signature]);
  const keys = [secrets.key, ...(secrets.previousKey ? [secrets.previousKey] : [])];
  if (!keys.some((key) => isSignedBy(key, call, signature, now))) return { kind: 'forged' };
  const parsed = report.safeParse(parseExactJson(call.rawBody));
  // A message for another account with the same key is a replay.
  if (!parsed.success || parsed.data.to !== config.account) return { kind: 'forged' };
  const { event: eventId, changed } = parsed.data;
  const movements = movementsOf(parsed.data.movements, currency);
  // Not acknowledged, so that the gateway sees its mistake.
  if (!movements) return { kind: 'forged' };
  const chargeback = parsed.data.chargeback && chargebackOf(parsed.data.chargeback, currency);
  const hints = changed.map((ourId): Hint => ({ kind: 'hint', eventId: `${eventId}/${ourId}`, ourId }));
  const told: Reported[] =
    movements.length > 0 || chargeback
      ? [{ kind: 'reported', eventId, movements, ...(chargeback ? { chargeback } : {}) }]
      : [];
  return [...told, ...hints];
};

const notTheirs = (id: string): Unknown => unknown(`an answer about ${id}`);

async function begin(send: SignedClient, account: SignedAccount, order: DepositOrder): Promise<Begun> {
  const amount = toDecimal(order.amountMinor, account.currency);
  if (amount === undefined) return NO_AMOUNT;
  const read = await send(account, begun, 'deposit', {
    id: order.id,
    reference: order.reference,
    amount,
    currency: account.currency,
    method: order.method,
    return_url: order.returnUrl,
    notify_url: account.hookUrl,
    expires_at: order.expiresAt.toISOString(),
    language: order.language,
  });
  if (read.kind === 'absent') return unknown('absent');
  if (read.kind !== 'read') return read;
  const { id, their_id: theirId, page, qr, bank } = read.value;
  if (id !== order.id) return notTheirs(id);
  if (page) return { kind: 'begun', instructions: { kind: 'page', url: page, theirId } };
  const text = order.reference;
  if (qr)
    return {
      kind: 'begun',
      instructions: { kind: 'qr', payload: qr, text, theirId, ...(bank ? { bank } : {}) },
    };
  return bank ? { kind: 'begun', instructions: { kind: 'bank', bank, text } } : unknown('no way to pay');
}

function sentOf(read: Read<{ id: string; their_id: string }>, orderId: string): Sent {
  if (read.kind === 'absent') return unknown('absent');
  if (read.kind !== 'read') return read;
  const { id, their_id: theirId } = read.value;
  return id === orderId ? { kind: 'accepted', theirId } : notTheirs(id);
}

async function pay(send: SignedClient, account: SignedAccount, order: PayoutOrder): Promise<Sent> {
  const amount = toDecimal(order.amountMinor, account.currency);
  if (amount === undefined) return NO_AMOUNT;
  const { id, reference, method, payee } = order;
  const read = await send(account, accepted, 'payout', {
    id,
    reference,
    amount,
    currency: account.currency,
    method,
    payee,
    notify_url: account.hookUrl,
  });
  return sentOf(read, id);
}

async function ask(
  send: SignedClient,
  account: SignedAccount,
  { kind, id }: { kind: string; id: string },
): Promise<Seen> {
  const read = await send(account, asked, 'ask', { kind, id });
  if (read.kind === 'absent') return { state: 'absent', movements: [] };
  if (read.kind !== 'read') return { state: 'unknown', movements: [], reason: read.message };
  return read.value.id === id
    ? seenOf(read.value, account.currency)
    : { state: 'unknown', movements: [], reason: notTheirs(read.value.id).message };
}

/** @throws if the gateway does not answer with what was asked for */
function valueOf<T>(read: Read<T>): T {
  if (read.kind === 'read') return read.value;
  throw new Error(`the gateway does not answer: ${read.kind === 'absent' ? 'absent' : read.message}`);
}

/** Gateways that implement Croupier's own protocol. */
export function createSignedAdapter(deps: { call: OutgoingCall; clock: Clock }): Adapter {
  const send = createSignedClient(deps);
  return {
    id: 'signed',
    can: {
      deposit: true,
      payout: true,
      refund: true,
      list: true,
      balance: true,
      repeatsSafely: 'by_id',
      findsById: true,
    },
    read: ({ config, secrets }) => ({
      config: signedConfig.parse(config),
      secrets: signedSecrets.parse(secrets),
    }),
    begin: (account, order) => begin(send, account, order),
    readHook,
    hookAnswer: { status: 200, body: '{"code":"ok"}', contentType: 'application/json' },
    ask: (account, order) => ask(send, account, order),
    pay: (account, order) => pay(send, account, order),
    refund: async (account, { id, paymentId, amountMinor }) => {
      const amount = toDecimal(amountMinor, account.currency);
      if (amount === undefined) return NO_AMOUNT;
      const { currency, hookUrl } = account;
      const fields = { id, deposit: paymentId, amount, currency, notify_url: hookUrl };
      return sentOf(await send(account, accepted, 'refund', fields), id);
    },
    list: async (account, { from, until, cursor }) => {
      const fields = { from: from.toISOString(), until: until.toISOString(), cursor };
      const { items, cursor: next } = valueOf(await send(account, listed, 'list', fields));
      const movements = movementsOf(items, account.currency);
      if (!movements) throw new Error('the gateway lists amounts that can’t be read');
      return { items: movements, cursor: next };
    },
    balance: async (account) => {
      const answer = valueOf(await send(account, balances, 'balance', {}));
      return answer.balances.flatMap(({ currency, amount }) => {
        const amountMinor = signedAmount(amount, currency);
        return amountMinor === undefined ? [] : [{ asset: currency, amountMinor }];
      });
    },
  };
}
