import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('a few pages are all shown', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('many pages are shortened to both ends and the neighbours, always seven entries', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageNumbers(12, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
  for (let page = 1; page <= 40; page += 1) {
    expect(pageNumbers(page, 40)).toHaveLength(7);
    expect(pageNumbers(page, 40)).toContain(page);
  }
});
