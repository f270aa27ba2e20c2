import { expect, test } from 'vitest';
import { collectPages } from './collect-pages.ts';

const pages = (count: number) => async (pageNum: number) => ({
  items: [pageNum],
  totalPages: count,
  totalItems: count,
});

const collect = async (count: number, maxPages: number, signal = new AbortController().signal) => {
  const items: number[] = [];
  const shares: number[] = [];
  const { isComplete } = await collectPages({
    load: pages(count),
    maxPages,
    signal,
    onPage: (page, share) => {
      items.push(...page);
      shares.push(share);
    },
  });
  return { items, shares, isComplete };
};

test('reads every page', async () => {
  expect(await collect(3, 10)).toEqual({ items: [1, 2, 3], shares: [1 / 3, 2 / 3, 1], isComplete: true });
  expect(await collect(0, 10)).toEqual({ items: [1], shares: [1], isComplete: true });
});

test('stops at the limit and reports that there was more', async () => {
  expect(await collect(9, 2)).toEqual({ items: [1, 2], shares: [0.5, 1], isComplete: false });
});

test('stops when it is aborted', async () => {
  const stop = new AbortController();
  stop.abort(new Error('enough'));
  await expect(collect(3, 10, stop.signal)).rejects.toThrow('enough');
});
