import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../../../../platform/clock.ts';
import { signatureOf } from '../../../../../platform/http/signature.ts';
import { createSignedAdapter } from './signed.adapter.ts';
import { movementOf, seenOf, signedAmount } from './signed.rules.ts';
import { asked, movement } from './signed.schema.ts';

const KEY = 'kestrel-demo-signing-key';
const ORDER = '0199f1a2-7c3b-7def-8123-456789abcdef';
const NOW = new Date('2026-11-23T00:02:00Z');

const page = readFileSync(
  join(import.meta.dirname, '../../../../../../../../docs/payment-protocol.md'),
  'utf8',
);
const vectors = [
  ...page.matchAll(/X-Timestamp {2}(\d+)\nX-Nonce {6}(\S+)\nbody {9}(.+)\nX-Signature {2}(\S+)/g),
].map(([, timestamp = '', nonce = '', rawBody = '', signature = '']) => ({
  timestamp,
  nonce,
  rawBody,
  signature,
}));
const [, report = { timestamp: '', nonce: '', rawBody: '', signature: '' }] = vectors;

const adapter = createSignedAdapter({
  call: () => Promise.reject(new Error('not needed')),
  clock: systemClock,
});
const account = {
  merchantId: 'm',
  id: 'a',
  currency: 'THB',
  config: { url: 'https://gateway.example', account: 'croupier' },
  secrets: { key: KEY },
  hookUrl: '',
};
const read = (
  call: typeof report,
  {
    now = NOW,
    ...more
  }: { now?: Date; secrets?: typeof account.secrets & { previousKey?: string }; currency?: string } = {},
) =>
  adapter.readHook(
    { ...account, ...more },
    {
      headers: { 'x-timestamp': call.timestamp, 'x-nonce': call.nonce, 'x-signature': call.signature },
      rawBody: Buffer.from(call.rawBody),
      now,
    },
  );
const signed = (body: object) => {
  const call = { timestamp: String(NOW.getTime()), nonce: 'nonce-12345678', rawBody: JSON.stringify(body) };
  return { ...call, signature: signatureOf(KEY, call) };
};

test('the vectors of the published protocol are right', () => {
  expect(vectors).toHaveLength(2);
  for (const { signature, ...call } of vectors) expect(signatureOf(KEY, call)).toBe(signature);
});

test('a report is believed as it was signed', () => {
  expect(read(report)).toMatchObject([
    {
      kind: 'reported',
      eventId: 'ev-1',
      movements: [
        { theirId: 'mv-1', amountMinor: 1_005_000n, feeMinor: 15_000n, ourId: ORDER, text: 'CR7K2M9QX4' },
      ],
    },
  ]);
});

test('while the key is replaced, both are accepted', () => {
  const secrets = { key: 'the-new-signing-key', previousKey: KEY };
  expect(read(report, { secrets })).toHaveLength(1);
});

test.each([
  ['another key', { secrets: { key: 'another-signing-key' } }, {}],
  ['a late message', { now: new Date('2026-11-23T00:05:02Z') }, {}],
  ['a message from the future', { now: new Date('2026-11-22T23:55:00Z') }, {}],
  ['a byte changed', {}, { rawBody: `${report.rawBody} ` }],
  ['another nonce', {}, { nonce: 'r-0123456780' }],
  ['no signature', {}, { signature: '' }],
] as const)('%s is forged', (_name, more, changes) => {
  expect(read({ ...report, ...changes }, more)).toEqual({ kind: 'forged' });
});

test.each([
  ['for another account', { call: 'report', to: 'other', event: 'e', changed: [ORDER] }],
  ['of another call', { call: 'ask', to: 'croupier', event: 'e', changed: [ORDER] }],
  [
    'with an amount that is too fine',
    {
      call: 'report',
      to: 'croupier',
      event: 'e',
      movements: [{ id: 'm', direction: 'in', amount: '1.005', currency: 'THB', at: '2026-11-23T00:00:00Z' }],
    },
  ],
])('a signed message %s is not believed', (_name, body) => {
  expect(read(signed(body))).toEqual({ kind: 'forged' });
});

test('changed orders are asked for, a chargeback is told', () => {
  const chargeback = { id: 'cb-1', order: ORDER, state: 'opened', amount: '100.5' };
  expect(read(signed({ call: 'report', to: 'croupier', event: 'e', changed: [ORDER], chargeback }))).toEqual([
    {
      kind: 'reported',
      eventId: 'e',
      movements: [],
      chargeback: { ourId: ORDER, theirId: 'cb-1', state: 'opened', amountMinor: 1_005_000n },
    },
    { kind: 'hint', eventId: `e/${ORDER}`, ourId: ORDER },
  ]);
});

const line = { id: 'm', direction: 'in', amount: '10', currency: 'THB', at: '2026-11-23T00:00:00Z' } as const;

test.each([
  ['another currency', { currency: 'VND' }],
  ['nothing', { amount: '0' }],
  ['too fine', { amount: '0.001' }],
  ['a fee above the amount', { fee: '11' }],
  ['a fee that is too fine', { fee: '0.001' }],
])('a movement of %s is not believed', (_name, more) => {
  expect(movementOf(movement.parse({ ...line, ...more }), 'THB')).toBeUndefined();
});

test.each(['waiting', 'under_way', 'paid', 'failed', 'returned'] as const)('an order that is %s', (state) => {
  expect(seenOf(asked.parse({ code: 'ok', id: ORDER, state }), 'THB')).toEqual({ state, movements: [] });
});

test('an order whose amounts can’t be read is unknown', () => {
  for (const more of [{ amount: '1.001' }, { fee: 'x' }, { movements: [{ ...line, amount: '1e3' }] }])
    expect(seenOf(asked.parse({ code: 'ok', id: ORDER, state: 'paid', ...more }), 'THB')).toMatchObject({
      state: 'unknown',
      movements: [],
    });
});

test('a balance may be below zero', () => {
  expect([signedAmount('-1.50', 'THB'), signedAmount('2', 'VND'), signedAmount('--1', 'THB')]).toEqual([
    -15_000n,
    20_000n,
    undefined,
  ]);
});
