import { expect, test } from 'vitest';
import { defineList } from './define-list.ts';
import { choiceFilter, periodFilter, textFilter } from './filters.ts';
import { filterParams, readList, sortBy, writeList } from './list-address.ts';

const rounds = defineList({
  name: 'rounds',
  filters: {
    period: periodFilter('7d'),
    game: textFilter('kind'),
    state: choiceFilter('state', ['open', 'settled']),
  },
  sorts: ['time', 'stake'],
  load: async () => ({ items: [], totalPages: 0, totalItems: 0 }),
});

const read = (text: string) => readList(rounds, new URLSearchParams(text));

test.each([
  '',
  'kind=dice&state=settled',
  'period=30d&kind=bet&page=3',
  'period=custom&from=2026-11-01&until=2026-11-20',
  'sort=-stake',
  'sort=time&page=2',
])('the address %j is read and written without a change', (text) => {
  expect(writeList(rounds, read(text)).toString()).toBe(text);
});

test('invalid values become the defaults', () => {
  const state = read('period=century&page=-2&from=2026-02-31&until=x&state=lost&sort=secret');
  expect(state).toEqual({
    filters: { period: { preset: '7d', from: '', until: '' }, game: '', state: '' },
    sort: { key: 'time', descending: true },
    page: 1,
  });
  expect(writeList(rounds, state).toString()).toBe('');
});

test('sorting and paging are no filters', () => {
  expect(filterParams(rounds, read('sort=stake&page=4').filters)).toEqual({});
  expect(filterParams(rounds, read('kind=dice').filters)).toEqual({ kind: 'dice' });
});

test('a column is sorted with the largest first, and the other way round when chosen again', () => {
  const byStake = sortBy('stake', read('').sort);
  expect(byStake).toEqual({ key: 'stake', descending: true });
  expect(sortBy('stake', byStake)).toEqual({ key: 'stake', descending: false });
  expect(sortBy('time', byStake)).toEqual({ key: 'time', descending: true });
});

test('a list without sorts has none, whatever the address says', () => {
  const { sorts: _, ...plain } = rounds;
  const state = readList(plain, new URLSearchParams('sort=stake'));
  expect(state.sort).toBeUndefined();
  expect(writeList(plain, state).toString()).toBe('');
});
