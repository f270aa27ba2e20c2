import { parseExactJson } from '../../../../../platform/exact-json.ts';
import type { OutgoingCall } from '../../../../../platform/http/outgoing-call.ts';
import type { Movement, PaymentAdapter, ProviderAccount, Seen } from '../provider.types.ts';
import { vietQr } from '../qr.rules.ts';
import { findReferences } from '../reference.rules.ts';
import { createSepayApi, type SepayApi } from './sepay-api.adapter.ts';
import { isSignedBySepay } from './sepay-signature.adapter.ts';
import {
  movementOfLine,
  movementOfNotification,
  notification,
  sepayConfig,
  sepaySecrets,
  timeFrom,
  type SepayConfig,
  type SepaySecrets,
} from './sepay.rules.ts';

type Adapter = PaymentAdapter<SepayConfig, SepaySecrets>;
type Account = ProviderAccount<SepayConfig, SepaySecrets>;

const headerText = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

const readHook: Adapter['readHook'] = ({ config, secrets }, { headers, rawBody, now }) => {
  const signed = isSignedBySepay({
    timestamp: headerText(headers['x-sepay-timestamp']),
    signature: headerText(headers['x-sepay-signature']),
    rawBody,
    secrets: secrets.hookSecrets,
    now,
  });
  if (!signed) return { kind: 'forged' };
  const read = notification.safeParse(parseExactJson(rawBody.toString('utf8')));
  // Signed, but of another form or another account: acknowledged, and found again by the list if it concerns us.
  if (!read.success || read.data.accountNumber !== config.accountNumber) return [];
  const movement = movementOfNotification(read.data);
  return movement ? [{ kind: 'reported', eventId: read.data.id, movements: [movement] }] : [];
};

const begin: Adapter['begin'] = async ({ config }, order) => ({
  kind: 'begun',
  instructions: {
    kind: 'qr',
    payload: vietQr({
      bankBin: config.bankBin,
      accountNumber: config.accountNumber,
      reference: order.reference,
      amountMinor: order.amountMinor,
    }),
    text: order.reference,
    bank: { bank: config.bankName, number: config.accountNumber, holder: config.holder },
  },
});

const sumOf = (movements: readonly Movement[]): bigint =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** Lines whose text holds the reference are the order's own. A payout that comes back carries it, too. */
async function ask(api: SepayApi, account: Account, order: Parameters<Adapter['ask']>[1]): Promise<Seen> {
  let lines: Movement[];
  try {
    const listed = await api.list(account, { from: order.since });
    lines = listed.lines.flatMap((line) => movementOfLine(line) ?? []);
  } catch (error) {
    return { state: 'unknown', movements: [], reason: String(error) };
  }
  const own = lines.filter(({ text }) =>
    findReferences(text, order.reference.slice(0, 2)).includes(order.reference),
  );
  const expected = order.kind === 'deposit' ? 'in' : 'out';
  const paid = own.filter(({ direction }) => direction === expected);
  const back = own.filter(({ direction }) => direction !== expected);
  const [first] = paid;
  if (!first) return { state: order.kind === 'deposit' ? 'waiting' : 'under_way', movements: [] };
  const isReturned = order.kind === 'payout' && sumOf(back) >= sumOf(paid);
  return {
    state: isReturned ? 'returned' : 'paid',
    theirId: first.theirId,
    amountMinor: sumOf(paid),
    movements: isReturned ? [...paid, ...back] : paid,
  };
}

/** A full page leaves older lines out, which the next page ends with. */
async function list(
  api: SepayApi,
  account: Account,
  { from, until, cursor }: Parameters<Adapter['list']>[1],
): ReturnType<Adapter['list']> {
  const end = cursor === null ? until : new Date(cursor);
  const { lines, isFull } = await api.list(account, { from, until: end });
  const oldest = lines.reduce(
    (time, line) => Math.min(time, timeFrom(line.transaction_date).getTime()),
    end.getTime(),
  );
  if (isFull && oldest === end.getTime()) throw new Error('SePay: too many lines within a second');
  return {
    items: lines.flatMap((line) => movementOfLine(line) ?? []),
    cursor: isFull ? new Date(oldest).toISOString() : null,
  };
}

const byHand = {
  kind: 'refused',
  code: 'by_hand',
  message: 'SePay reports transfers and makes none',
} as const;

/** A Vietnamese bank account whose lines SePay reports. Money leaves it by hand. */
export function createSepayAdapter(deps: {
  call: OutgoingCall;
  pause?: (milliseconds: number) => Promise<void>;
}): Adapter {
  const api = createSepayApi(deps);
  return {
    id: 'sepay',
    can: {
      deposit: true,
      payout: false,
      refund: false,
      list: true,
      balance: false,
      repeatsSafely: 'no',
      findsById: false,
    },
    read: ({ config, secrets }) => ({
      config: sepayConfig.parse(config),
      secrets: sepaySecrets.parse(secrets),
    }),
    begin,
    readHook,
    hookAnswer: { status: 200, body: '{"success":true}', contentType: 'application/json' },
    ask: async (account, order) => ask(api, account, order),
    pay: async () => byHand,
    refund: async () => byHand,
    list: async (account, range) => list(api, account, range),
    balance: async () => undefined,
  };
}
