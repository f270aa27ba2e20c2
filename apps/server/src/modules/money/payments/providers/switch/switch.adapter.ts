import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../../platform/clock.ts';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type { Begun, DepositOrder, PaymentAdapter, PayoutOrder, Seen, Sent } from '../provider.types.ts';
import { toUnits } from '@croupier/contract/payments/currency-units.ts';
import {
  createSwitchClient,
  DUPLICATE,
  NOT_FOUND,
  refusalOf,
  refused,
  unknown,
  type Read,
  type SwitchAccount,
  type SwitchClient,
} from './switch-client.adapter.ts';
import { listMovements } from './switch-list.adapter.ts';
import { ourIdOf, payeeOf, seenPayment, seenPayout, seenRefund, theirIdOf } from './switch.rules.ts';
import {
  hook,
  payment,
  payout,
  refund,
  switchConfig,
  switchSecrets,
  type SwitchConfig,
  type SwitchPayment,
  type SwitchSecrets,
} from './switch.schema.ts';

type Adapter = PaymentAdapter<SwitchConfig, SwitchSecrets>;

const SHORTEST_SESSION_SECONDS = 60;
const NO_AMOUNT = refused('amount', 'not a number of the currency’s minor units');

/** JSON numbers are exact up to here. */
function amountOf({ currency }: SwitchAccount, amountMinor: bigint): number | undefined {
  const units = toUnits(amountMinor, currency);
  return units !== undefined && units <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(units) : undefined;
}

const isSignedWith = (key: string, rawBody: Buffer, signature: string): boolean =>
  timingSafeEqual(createHmac('sha512', key).update(rawBody).digest(), Buffer.from(signature, 'hex'));

const readHook: Adapter['readHook'] = ({ secrets }, { headers, rawBody }) => {
  const signature = headers['x-webhook-signature-512'];
  const keys = [secrets.hookKey, ...(secrets.previousHookKey ? [secrets.previousHookKey] : [])];
  if (
    typeof signature !== 'string' ||
    !/^[\da-f]{128}$/i.test(signature) ||
    !keys.some((key) => isSignedWith(key, rawBody, signature))
  )
    return { kind: 'forged' };
  const parsed = hook.safeParse(parseExactJson(rawBody.toString('utf8')));
  if (!parsed.success) return [];
  const { event_id: eventId, content } = parsed.data;
  const { payment_id: paid, payout_id: sent, refund_id: returned, dispute_id: dispute } = content.object;
  const ourId = ourIdOf('refund', returned) ?? ourIdOf('payout', sent) ?? ourIdOf('deposit', paid);
  // Signed, but without a time: an old message can be sent again, so it only makes us ask.
  return ourId ? [{ kind: 'hint', eventId, ourId, ...(dispute && { isDispute: true }) }] : [];
};

/** A self-hosted switch can report to the address of the account instead of that of its profile. */
const metadataOf = (account: SwitchAccount, reference: string) => ({ reference, hook_url: account.hookUrl });

const linkOf = ({ payment_link: link, payment_id: theirId }: SwitchPayment): Begun =>
  link
    ? { kind: 'begun', instructions: { kind: 'page', url: link.link, theirId } }
    : unknown('a payment without a page');

async function begin(
  { get, post }: SwitchClient,
  account: SwitchAccount,
  order: DepositOrder,
  now: Date,
): Promise<Begun> {
  const amount = amountOf(account, order.amountMinor);
  if (amount === undefined) return NO_AMOUNT;
  const id = theirIdOf('deposit', order.id);
  const seconds = Math.round((order.expiresAt.getTime() - now.getTime()) / 1_000);
  const read = await post(account, payment, '/payments', {
    language: order.language.toLowerCase(),
    body: {
      payment_id: id,
      amount,
      currency: account.currency,
      payment_link: true,
      capture_method: 'automatic',
      confirm: false,
      description: order.reference,
      return_url: order.returnUrl,
      session_expiry: Math.max(SHORTEST_SESSION_SECONDS, seconds),
      ...(account.config.profileId ? { profile_id: account.config.profileId } : {}),
      metadata: metadataOf(account, order.reference),
      ...(order.payer ? { billing: { address: { first_name: order.payer } } } : {}),
    },
  });
  if (read.kind === 'read') return linkOf(read.value);
  if (read.kind === 'unknown') return read;
  if (read.code !== DUPLICATE) return refusalOf(read);
  // An earlier call with this id has arrived, and only its answer was lost.
  const known = await get(account, payment, `/payments/${id}`);
  return known.kind === 'read' ? linkOf(known.value) : unknown(known.message);
}

/** What became of a payout or refund. An id that exists already has to be asked for. */
function sentOf<T>(read: Read<T>, judge: (value: T) => Seen): Sent {
  if (read.kind === 'unknown') return read;
  if (read.kind === 'failure') return refusalOf(read);
  const { state, theirId, reason } = judge(read.value);
  if (state === 'failed') return refused('failed', reason ?? 'failed');
  return theirId === undefined ? unknown(reason ?? state) : { kind: 'accepted', theirId };
}

async function pay({ post }: SwitchClient, account: SwitchAccount, order: PayoutOrder): Promise<Sent> {
  const amount = amountOf(account, order.amountMinor);
  if (amount === undefined) return NO_AMOUNT;
  const read = await post(account, payout, '/payouts/create', {
    body: {
      payout_id: theirIdOf('payout', order.id),
      amount,
      currency: account.currency,
      payout_type: 'bank',
      payout_method_data: { bank: payeeOf(order.payee) },
      name: order.payee.holder,
      description: order.reference,
      entity_type: 'Individual',
      confirm: true,
      auto_fulfill: true,
      metadata: metadataOf(account, order.reference),
    },
  });
  return sentOf(read, (value) => seenPayout(value, account.currency));
}

function seenOf<T>(read: Read<T>, judge: (value: T) => Seen): Seen {
  if (read.kind === 'read') return judge(read.value);
  if (read.kind === 'failure' && read.code === NOT_FOUND) return { state: 'absent', movements: [] };
  return { state: 'unknown', movements: [], reason: read.message };
}

async function ask(
  { get }: SwitchClient,
  account: SwitchAccount,
  { kind, id }: Parameters<Adapter['ask']>[1],
): Promise<Seen> {
  const { currency } = account;
  const path = `${theirIdOf(kind, id)}?force_sync=true`;
  if (kind === 'payout')
    return seenOf(await get(account, payout, `/payouts/${path}`), (value) => seenPayout(value, currency));
  if (kind === 'refund')
    return seenOf(await get(account, refund, `/refunds/${path}`), (value) => seenRefund(value, currency));
  return seenOf(await get(account, payment, `/payments/${path}`), (value) => seenPayment(value, currency));
}

/** A card page and payouts by Hyperswitch, an open payment switch in front of many providers. */
export function createSwitchAdapter({ call, clock }: { call: OutgoingCall; clock: Clock }): Adapter {
  const client = createSwitchClient(call);
  return {
    id: 'switch',
    can: {
      deposit: true,
      payout: true,
      refund: true,
      list: true,
      balance: false,
      repeatsSafely: 'by_id',
      findsById: true,
    },
    read: ({ config, secrets }) => ({
      config: switchConfig.parse(config),
      secrets: switchSecrets.parse(secrets),
    }),
    begin: (account, order) => begin(client, account, order, clock.now()),
    readHook,
    hookAnswer: { status: 200, body: '', contentType: 'text/plain' },
    ask: (account, order) => ask(client, account, order),
    pay: (account, order) => pay(client, account, order),
    refund: async (account, order) => {
      const amount = amountOf(account, order.amountMinor);
      if (amount === undefined) return NO_AMOUNT;
      const read = await client.post(account, refund, '/refunds', {
        body: {
          refund_id: theirIdOf('refund', order.id),
          payment_id: theirIdOf('deposit', order.paymentId),
          amount,
          refund_type: 'instant',
          metadata: metadataOf(account, ''),
        },
      });
      return sentOf(read, (value) => seenRefund(value, account.currency));
    },
    list: (account, range) => listMovements(client, account, range),
    // The money lies with the providers behind the switch.
    balance: async () => undefined,
  };
}
