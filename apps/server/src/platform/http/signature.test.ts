import { expect, test } from 'vitest';
import { isSignedBy, signatureOf, type SignedCall } from './signature.ts';

const secret = 'test-secret';
const now = new Date('2026-01-01T00:00:00Z');
const call: SignedCall = { timestamp: String(now.getTime()), nonce: 'abcdef12', rawBody: '{"a":1,"b":2}' };
const signature = signatureOf(secret, call);

test('a valid signature is accepted', () => {
  expect(isSignedBy(secret, call, signature, now)).toBe(true);
});

test.each<[string, Partial<SignedCall> & { signature?: string; secret?: string; late?: number }]>([
  ['one byte changed', { rawBody: '{"a":1,"b":3}' }],
  ['keys in another order', { rawBody: '{"b":2,"a":1}' }],
  ['another nonce', { nonce: 'abcdef13' }],
  ['another time', { timestamp: String(now.getTime() + 1) }],
  ['another secret', { secret: 'other' }],
  ['no signature', { signature: '' }],
  ['a signature in capitals', { signature: signature.toUpperCase() }],
  ['a clock five minutes off', { late: 5 * 60_000 + 1 }],
])('%s is refused', (_name, { signature: given, secret: key, late = 0, ...change }) => {
  const at = new Date(now.getTime() + late);
  expect(isSignedBy(key ?? secret, { ...call, ...change }, given ?? signature, at)).toBe(false);
});
