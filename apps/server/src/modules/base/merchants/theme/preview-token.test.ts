import { expect, test } from 'vitest';
import { claimsOf, isPreviewValid, previewToken, type PreviewClaims } from './preview-token.usecases.ts';

const now = new Date('2026-11-22T12:00:00Z');
const content: PreviewClaims = {
  merchantId: 'lotus',
  draftId: 'd1',
  origin: 'http://localhost:3001',
  expiresAt: now.getTime() + 1_000,
};
const token = previewToken('key', content);
const [payload = '', signature = ''] = token.split('.');
const forged = (change: Partial<PreviewClaims>): string =>
  `${Buffer.from(JSON.stringify({ ...content, ...change })).toString('base64url')}.${signature}`;

test('a token names its merchant, draft and console, and is valid until it expires', () => {
  expect(claimsOf(token)).toEqual(content);
  expect(isPreviewValid('key', token, now)).toBe(true);
  expect(isPreviewValid('key', token, new Date(content.expiresAt))).toBe(false);
});

test.each([
  ['the key of another draft', 'other', token],
  ['another draft in it', 'key', forged({ draftId: 'd2' })],
  ['a later end', 'key', forged({ expiresAt: now.getTime() + 10_000_000 })],
  ['another console', 'key', forged({ origin: 'https://elsewhere.example' })],
  ['no signature', 'key', payload],
  ['an empty signature', 'key', `${payload}.`],
  ['more parts', 'key', `${token}.x`],
  ['nothing', 'key', ''],
])('a token with %s is refused', (_, key, given) => {
  expect(isPreviewValid(key, given, now)).toBe(false);
});

test('anything else claims nothing', () => {
  for (const text of ['', 'x', '.', `${'a'.repeat(2_000)}.b`, Buffer.from('{"a":1}').toString('base64url')])
    expect(claimsOf(text)).toBeUndefined();
});
