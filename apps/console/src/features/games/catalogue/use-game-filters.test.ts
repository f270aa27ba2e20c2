import { expect, test } from 'vitest';
import { readGameFilters } from './use-game-filters.ts';

test.each([
  ['', { pageNum: 1 }],
  [
    'q=+fox+&category=rng&vendor=vendor-nova&reach=stopped&page=3',
    { q: 'fox', category: 'rng', vendorId: 'vendor-nova', reach: 'stopped', pageNum: 3 },
  ],
  ['q=&category=nothing&reach=<b>&page=-1', { pageNum: 1 }],
  ['page=1.5', { pageNum: 1 }],
])('%s', (address, filters) => {
  expect(readGameFilters(new URLSearchParams(address))).toEqual(filters);
});
