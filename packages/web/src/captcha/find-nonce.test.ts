import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNonce } from './find-nonce.ts';
import { blockOf, hashBlock, MAX_TEXT_LENGTH } from './sha256-block.ts';

const ours = (text: string): string => {
  const hash = new Int32Array(8);
  hashBlock(blockOf(text), hash);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
const theirs = (text: string): string => createHash('sha256').update(text).digest('hex');

test('agrees with the standard SHA-256', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: MAX_TEXT_LENGTH });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(ours(text)).toBe(theirs(text));
    }),
  );
  expect(ours('x'.repeat(MAX_TEXT_LENGTH))).toBe(theirs('x'.repeat(MAX_TEXT_LENGTH)));
  expect(() => blockOf('x'.repeat(MAX_TEXT_LENGTH + 1))).toThrow('one block');
});

test('finds a nonce whose hash starts with the required zeros, and reports progress', () => {
  const prefix = '0198c0de-0000-4000-8000-000000000000:';
  const search = findNonce({ prefix, bits: 13 }, 500);
  const tried: number[] = [];
  let step = search.next();
  while (!step.done) {
    tried.push(step.value);
    step = search.next();
  }
  expect(step.value).toMatch(/^\d{10}$/);
  expect(Number.parseInt(theirs(prefix + step.value).slice(0, 4), 16)).toBeLessThan(8);
  expect(tried).toEqual(tried.map((_, index) => (index + 1) * 500));
  expect(Number(step.value)).toBeGreaterThanOrEqual(tried.length * 500);
});
