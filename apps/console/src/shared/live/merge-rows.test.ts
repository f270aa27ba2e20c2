import { expect, test } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const row = (id: string, balance = 1n, merchantCode = 'one') => ({ id, merchantCode, balance });

test('a changed row is replaced, and rows without a change are left alone', () => {
  const { changed, gone, newCount } = mergeRows([row('a'), row('b')], [row('a', 2n), row('b')], new Set());
  expect([...changed]).toEqual([['one/a', row('a', 2n)]]);
  expect([gone.size, newCount]).toEqual([0, 0]);
});

test('new rows wait', () => {
  const merged = mergeRows([row('a')], [row('c'), row('b'), row('a')], new Set(['one/b']));
  expect([merged.newCount, merged.changed.size]).toEqual([2, 0]);
});

test('a changed row that the list no longer has is gone; one pushed off the page is not', () => {
  const { gone } = mergeRows([row('a'), row('b')], [row('c')], new Set(['one/a']));
  expect([...gone]).toEqual(['one/a']);
});

test('rows of two merchants with the same id are two rows', () => {
  expect(mergeRows([row('a')], [row('a', 1n, 'two')], new Set()).newCount).toBe(1);
});
