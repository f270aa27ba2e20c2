import { expect, test } from 'vitest';
import { booksOf, worstBooks } from './books.ts';

const auditedAt = new Date('2026-11-21T08:00:00Z');
const right = { trialBalance: 0n, auditedAt, auditFindings: 0 };
const waiting = { trialBalance: 0n, auditedAt: null, auditFindings: null };

test('a ledger is sound only if it balances and its audit has no findings', () => {
  expect(booksOf(right)).toBe('right');
  expect(booksOf(waiting)).toBe('waiting');
  expect(booksOf({ ...right, trialBalance: 1n })).toBe('wrong');
  expect(booksOf({ ...right, trialBalance: -1n })).toBe('wrong');
  expect(booksOf({ ...right, auditFindings: 1 })).toBe('wrong');
  expect(booksOf({ ...waiting, trialBalance: 5n })).toBe('wrong');
});

test('the banner shows the worst state', () => {
  const wrong = { ...right, auditFindings: 2 };
  expect(worstBooks([right, right])).toEqual({ state: 'right', count: 2 });
  expect(worstBooks([right, waiting])).toEqual({ state: 'waiting', count: 1 });
  expect(worstBooks([waiting, wrong, wrong])).toEqual({ state: 'wrong', count: 2 });
});
