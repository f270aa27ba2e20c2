import { expect, test } from 'vitest';
import { viewSearch } from './view-search.ts';

test('a view keeps filters, order and columns, whatever their order in the address', () => {
  const search = new URLSearchParams('sort=-balance&kind=agent&columns=account,balance');
  expect(viewSearch(search)).toBe('columns=account%2Cbalance&kind=agent&sort=-balance');
});

test('a view keeps neither the page, nor the open row, nor the merchants', () => {
  const search = new URLSearchParams('kind=agent&after=x&before=y&open=one/1&tab=play&merchant=one');
  expect(viewSearch(search)).toBe('kind=agent');
});
