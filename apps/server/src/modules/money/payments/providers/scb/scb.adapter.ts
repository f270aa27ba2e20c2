import type { Clock } from '../../../../../platform/clock.ts';
import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type { PaymentAdapter, Seen } from '../provider.types.ts';
import { promptPayBillQr } from '../qr.rules.ts';
import { createScbApi, type ScbAccount, type ScbApi } from './scb-api.adapter.ts';
import {
  confirmation,
  daysBetween,
  movementOf,
  scbConfig,
  scbSecrets,
  type ScbConfig,
  type ScbSecrets,
} from './scb.rules.ts';

type Adapter = PaymentAdapter<ScbConfig, ScbSecrets>;

/** SCB signs nothing, so a confirmation only makes us ask. */
const readHook: Adapter['readHook'] = (_account, { rawBody }) => {
  const read = confirmation.safeParse(parseExactJson(rawBody.toString('utf8')));
  if (!read.success) return [];
  const { transactionId, billPaymentRef1 } = read.data;
  return [
    {
      kind: 'hint',
      eventId: transactionId,
      theirId: transactionId,
      ...(billPaymentRef1 ? { reference: billPaymentRef1 } : {}),
    },
  ];
};

const begin: Adapter['begin'] = async ({ config }, order) => ({
  kind: 'begun',
  instructions: {
    kind: 'qr',
    payload: promptPayBillQr({
      billerId: config.billerId,
      reference: order.reference,
      amountMinor: order.amountMinor,
    }),
    text: order.reference,
  },
});

async function ask(
  api: ScbApi,
  clock: Clock,
  account: ScbAccount,
  order: Parameters<Adapter['ask']>[1],
): Promise<Seen> {
  // What leaves by hand, only an operator knows.
  if (order.kind !== 'deposit') return { state: 'under_way', movements: [] };
  const movements: Seen['movements'] = [];
  try {
    for (const day of daysBetween(order.since, clock.now())) {
      const payments = await api.paymentsOf(account, { reference: order.reference, day });
      movements.push(...payments.flatMap((paid) => movementOf(paid) ?? []));
    }
  } catch (error) {
    return { state: 'unknown', movements, reason: String(error) };
  }
  const [first] = movements;
  if (!first) return { state: 'waiting', movements };
  return {
    state: 'paid',
    theirId: first.theirId,
    amountMinor: movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    movements,
  };
}

const byHand = { kind: 'refused', code: 'by_hand', message: 'bill payments only come in' } as const;

/** PromptPay bill payments to a biller at SCB. Money leaves it by hand. */
export function createScbAdapter({ call, clock }: { call: OutgoingCall; clock: Clock }): Adapter {
  const api = createScbApi({ call });
  return {
    id: 'scb',
    can: {
      deposit: true,
      payout: false,
      refund: false,
      list: false,
      balance: false,
      repeatsSafely: 'no',
      findsById: false,
    },
    read: ({ config, secrets }) => ({ config: scbConfig.parse(config), secrets: scbSecrets.parse(secrets) }),
    begin,
    readHook,
    isUnsigned: true,
    hookAnswer: {
      status: 200,
      body: '{"resCode":"00","resDesc":"success"}',
      contentType: 'application/json',
    },
    ask: async (account, order) => ask(api, clock, account, order),
    pay: async () => byHand,
    refund: async () => byHand,
    list: async () => ({ items: [], cursor: null }),
    balance: async () => undefined,
  };
}
