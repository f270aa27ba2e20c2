import { expect, test } from 'vitest';
import { offsetOf, pageIn, pageOf } from './paging.ts';

test.each([
  [{ pageNum: 1, pageSize: 10 }, 0],
  [{ pageNum: 3, pageSize: 10 }, 20],
])('%j begins at row %i', (query, offset) => {
  expect(offsetOf(query)).toBe(offset);
});

test.each([
  [0, 0],
  [10, 1],
  [11, 2],
])('%i rows are %i pages of ten', (totalItems, totalPages) => {
  const page = pageOf(['x'], totalItems, { pageNum: 1, pageSize: 10 });
  expect(page).toEqual({ items: ['x'], pageNum: 1, totalPages, totalItems });
});

test('pages of a list in memory', () => {
  const all = [1, 2, 3, 4, 5];
  const at = (pageNum: number) => pageIn(all, { pageNum, pageSize: 2 });
  expect(at(1)).toEqual({ items: [1, 2], pageNum: 1, totalPages: 3, totalItems: 5 });
  expect(at(3).items).toEqual([5]);
  expect(at(4)).toEqual({ items: [], pageNum: 4, totalPages: 3, totalItems: 5 });
});
