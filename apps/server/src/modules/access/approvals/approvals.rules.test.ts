import { expect, test } from 'vitest';
import { approvedText, canonicalJson, hasMoved } from './approvals.rules.ts';

test('the text of a value does not depend on the order of its keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
  expect(canonicalJson({ a: undefined, b: undefined })).toBe('{}');
  expect(canonicalJson([undefined])).toBe('[null]');
  expect(canonicalJson('a"b')).toBe('"a\\"b"');
});

test('facts differ if a value or the order of a list differs', () => {
  expect(hasMoved({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  expect(hasMoved({ a: 1 }, { a: 2 })).toBe(true);
  expect(hasMoved({ a: 1 }, { a: 1, b: null })).toBe(true);
  expect(hasMoved({ a: [1, 2] }, { a: [2, 1] })).toBe(true);
});

test('the hash covers merchant, kind, subject and payload', () => {
  const request = { merchantId: 'lotus', kind: 'a', subject: 'b', payload: { amount: '1' } };
  const texts = [
    request,
    { ...request, merchantId: 'croupier' },
    { ...request, kind: 'b' },
    { ...request, subject: 'c' },
    { ...request, payload: { amount: '2' } },
  ].map(approvedText);
  expect(new Set(texts).size).toBe(texts.length);
});
