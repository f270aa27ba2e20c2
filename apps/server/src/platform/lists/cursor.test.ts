import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, fingerprintOf, isValueOf, type SortType } from './cursor.ts';

const CURSOR = { sort: '12', id: 'a', merchantId: 'zeus', count: 70, isCountExact: true };
const FINGERPRINT = fingerprintOf('members', { sort: '-balance', type: 1 });

test('a cursor is valid for its own selection, on any page of it', () => {
  expect(decodeCursor(encodeCursor(CURSOR, FINGERPRINT), FINGERPRINT)).toEqual(CURSOR);
  const paged = fingerprintOf('members', { type: 1, after: 'x', sort: '-balance', before: undefined });
  expect(paged).toBe(FINGERPRINT);
});

test.each([
  ['another list', 'audit', { sort: '-balance', type: 1 }],
  ['another order', 'members', { sort: 'balance', type: 1 }],
  ['another filter', 'members', { sort: '-balance', type: 2 }],
  ['one more filter', 'members', { sort: '-balance', type: 1, state: 'open' }],
  ['another merchant', 'members', { sort: '-balance', type: 1, merchants: ['lotus'] }],
])('a cursor of %s is refused', (_, listId, query) => {
  expect(decodeCursor(encodeCursor(CURSOR, fingerprintOf(listId, query)), FINGERPRINT)).toBeUndefined();
});

test.each([
  ['an altered position', (values: unknown[]) => values.with(1, 'b')],
  ['an altered merchant', (values: unknown[]) => values.with(2, 'lotus')],
  ['an altered count', (values: unknown[]) => values.with(3, 9)],
  ['a missing part', (values: unknown[]) => values.slice(1)],
  ['a value of another type', (values: unknown[]) => values.with(0, 12)],
])('a cursor with %s is refused', (_, alter) => {
  const values = JSON.parse(
    Buffer.from(encodeCursor(CURSOR, FINGERPRINT), 'base64url').toString(),
  ) as unknown[];
  const altered = Buffer.from(JSON.stringify(alter(values))).toString('base64url');
  expect(decodeCursor(altered, FINGERPRINT)).toBeUndefined();
});

test.each(['', '!', 'bnVsbA', 'e30'])('“%s” is no cursor', (text) => {
  expect(decodeCursor(text, FINGERPRINT)).toBeUndefined();
});

test('amounts and times are part of the selection', () => {
  const at = new Date('2026-11-22T00:00:00Z');
  const one = fingerprintOf('members', { sort: 'id', min: 1n, at });
  expect(one).toBe(fingerprintOf('members', { at: new Date(at), min: 1n, sort: 'id' }));
  expect(one).not.toBe(fingerprintOf('members', { sort: 'id', min: 2n, at }));
});

test.each<[SortType, string, boolean]>([
  ['bigint', '-125000', true],
  ['bigint', '1e5', false],
  ['integer', '99999999999', false],
  ['uuid', '0198c0de-0000-7000-8000-000000000000', true],
  ['uuid', 'x', false],
  ['timestamptz', '2026-11-22 20:35:53.123456+00', true],
  ['timestamptz', '2026-11-22 20:35:53+05:30', true],
  ['timestamptz', '2026-13-22 20:35:53+00', false],
  ['timestamptz', 'infinity', false],
  ['text', "anything'); --", true],
  ['text', 'zero \0 byte', false],
])('as %s, %j is usable: %s', (type, text, isUsable) => {
  expect(isValueOf(type, text)).toBe(isUsable);
});
