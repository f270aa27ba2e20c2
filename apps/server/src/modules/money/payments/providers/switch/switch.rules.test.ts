import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../../../platform/clock.ts';
import { createSwitchAdapter } from './switch.adapter.ts';
import {
  ourIdOf,
  PAYMENT_STATES,
  PAYOUT_STATES,
  payeeOf,
  REFUND_STATES,
  seenPayment,
  seenPayout,
  seenRefund,
  theirIdOf,
} from './switch.rules.ts';

const ID = '0199f1a2-7c3b-7def-8123-456789abcdef';
const base = { amount: '10050', currency: 'THB', created: '2026-11-23T00:15:00.123' };
const payment = (status: string, more = {}) =>
  seenPayment({ ...base, payment_id: theirIdOf('deposit', ID), status, ...more }, 'THB');
const payout = (status: string) =>
  seenPayout({ ...base, payout_id: theirIdOf('payout', ID), status, name: 'ALEX' }, 'THB');
const refund = (status: string) =>
  seenRefund(
    {
      ...base,
      refund_id: theirIdOf('refund', ID),
      payment_id: 'p',
      status,
      created_at: base.created,
    },
    'THB',
  );

test('ids have the thirty characters that the switch wants, and lead back', () => {
  for (const kind of ['deposit', 'payout', 'refund'] as const) {
    expect(theirIdOf(kind, ID)).toHaveLength(30);
    expect(ourIdOf(kind, theirIdOf(kind, ID))).toBe(ID);
  }
  expect(ourIdOf('deposit', 'pay_mbabizu24mvu3mela5njyhpit')).toBeUndefined();
  expect(ourIdOf('deposit', theirIdOf('payout', ID))).toBeUndefined();
});

test.each(Object.entries(PAYMENT_STATES))('payment %s is %s', (status, state) => {
  expect(payment(status, { amount_received: '10050' })).toMatchObject({ state });
});
test.each(Object.entries(PAYOUT_STATES))('payout %s is %s', (status, state) => {
  expect(payout(status)).toMatchObject({ state });
});
test.each(Object.entries(REFUND_STATES))('refund %s is %s', (status, state) => {
  expect(refund(status)).toMatchObject({ state });
});
test('a status that nobody has documented says nothing', () => {
  for (const seen of [payment('settling'), payout('settling'), refund('settling')])
    expect(seen).toMatchObject({ state: 'unknown', movements: [] });
});

test('money is what was received, in UTC', () => {
  expect(payment('partially_captured', { amount_received: '5000', customer: { name: 'ALEX' } })).toEqual({
    state: 'paid',
    theirId: theirIdOf('deposit', ID),
    amountMinor: 500_000n,
    movements: [
      {
        theirId: theirIdOf('deposit', ID),
        direction: 'in',
        amountMinor: 500_000n,
        asset: 'THB',
        ourId: ID,
        payer: 'ALEX',
        text: '',
        at: new Date('2026-11-23T00:15:00.123Z'),
        isFinal: true,
      },
    ],
  });
});

test.each([
  ['no amount', {}],
  ['an amount that is too fine', { amount_received: '5000.5' }],
  ['another currency', { amount_received: '5000', currency: 'VND' }],
  ['no time', { amount_received: '5000', created: null }],
])('a paid payment with %s is not believed', (_name, more) => {
  expect(payment('succeeded', more)).toMatchObject({ state: 'unknown', movements: [] });
});

test.each([
  ['dispute_opened', 'opened'],
  ['dispute_challenged', 'opened'],
  ['dispute_won', 'won'],
  ['dispute_cancelled', 'won'],
  ['dispute_lost', 'lost'],
  ['dispute_accepted', 'lost'],
  ['dispute_expired', 'lost'],
] as const)('%s is %s', (status, state) => {
  const disputes = [{ dispute_id: 'dp_1', amount: '10050', dispute_status: status }];
  expect(payment('succeeded', { amount_received: '10050', disputes }).chargebacks).toEqual([
    { ourId: ID, theirId: 'dp_1', state, amountMinor: 1_005_000n },
  ]);
});

test('a payee is named by IBAN or by account number', () => {
  expect(payeeOf({ bank: 'DEUTDEFF', number: 'de89 3704 0044 0532 0130 00', country: 'DE' })).toMatchObject({
    iban: 'DE89370400440532013000',
  });
  expect(payeeOf({ bank: 'KBANK', number: '123-4', country: 'TH' })).toMatchObject({
    bank_account_number: '123-4',
    bank_routing_number: 'KBANK',
  });
});

describe('messages', () => {
  const adapter = createSwitchAdapter({
    call: () => Promise.reject(new Error('not needed')),
    clock: systemClock,
  });
  const secrets = { apiKey: 'api-key-1', hookKey: 'hash-key-new', previousHookKey: 'hash-key-old' };
  const account = {
    merchantId: 'm',
    id: 'a',
    currency: 'THB',
    config: { url: 'https://switch.example' },
    secrets,
    hookUrl: '',
  };
  const read = (body: string, signature: string | undefined) =>
    adapter.readHook(account, {
      headers: signature === undefined ? {} : { 'x-webhook-signature-512': signature },
      rawBody: Buffer.from(body),
      now: new Date(),
    });
  const sign = (body: string, key = secrets.hookKey) => createHmac('sha512', key).update(body).digest('hex');
  const message = (object: object) =>
    JSON.stringify({ event_id: 'evt_1', event_type: 'x', content: { type: 'y', object } });
  const paid = message({ payment_id: theirIdOf('deposit', ID), amount: 10050 });
  const hint = [{ kind: 'hint', eventId: 'evt_1', ourId: ID }];

  test('signed with the new or the old key, they make us ask', () => {
    expect(read(paid, sign(paid))).toEqual(hint);
    expect(read(paid, sign(paid, secrets.previousHookKey))).toEqual(hint);
    expect(read(paid, sign(paid).toUpperCase())).toEqual(hint);
  });

  test.each([
    ['without a signature', paid, undefined],
    ['with an empty one', paid, ''],
    ['with one that is no hex', paid, 'z'.repeat(128)],
    ['with another key', paid, sign(paid, 'another key')],
    ['with a byte changed', `${paid} `, sign(paid)],
  ])('%s they are forged', (_name, body, signature) => {
    expect(read(body, signature)).toEqual({ kind: 'forged' });
  });

  test('disputes are marked, because nobody asks about a credited deposit by itself', () => {
    const object = message({ dispute_id: 'dp_1', payment_id: theirIdOf('deposit', ID) });
    expect(read(object, sign(object))).toEqual([{ ...hint[0], isDispute: true }]);
  });

  test('refunds and payouts lead to their orders', () => {
    for (const object of [
      {
        refund_id: theirIdOf('refund', ID),
        payment_id: theirIdOf('deposit', '0199f1a2-7c3b-7def-8123-000000000000'),
      },
      { payout_id: theirIdOf('payout', ID) },
    ])
      expect(read(message(object), sign(message(object)))).toEqual(hint);
  });

  test('orders of other systems and unknown messages are acknowledged and ignored', () => {
    for (const body of [message({ payment_id: 'pay_other' }), message({}), '{}', 'no json'])
      expect(read(body, sign(body))).toEqual([]);
  });
});
