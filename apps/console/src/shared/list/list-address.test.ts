import { instant } from '@croupier/contract/instant.ts';
import { defineList } from '@croupier/contract/lists/define-list.ts';
import { money } from '@croupier/contract/money.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAddress, withColumns, withFilters, withOpen, withPage, withSort } from './list-address.ts';

const list = defineList({
  id: 'things',
  path: '/console/things',
  summary: 'Things.',
  permission: 'overview.view',
  item: z.object({ id: z.string(), merchantCode: z.string() }),
  filters: { state: z.enum(['open', 'closed']), min: money, from: instant },
  sorts: ['at', 'name'],
  initialSort: '-at',
});
const address = (text: string) => new URLSearchParams(text);

test('the address becomes the input of the call', () => {
  const search = address(
    'state=open&min=12.5&from=2026-11-22T00:00:00.000Z&sort=name&after=abc&merchant=zeus',
  );
  expect(readAddress(list, search)).toEqual({
    filters: { state: 'open', min: '12.5', from: '2026-11-22T00:00:00.000Z' },
    sort: { key: 'name', descending: false },
    open: undefined,
    columns: undefined,
    query: {
      state: 'open',
      min: 125_000n,
      from: new Date('2026-11-22T00:00:00Z'),
      sort: 'name',
      after: 'abc',
    },
  });
});

test.each([
  'state=ajar',
  'min=lots',
  'from=yesterday',
  'sort=-size',
  'after=%00',
  'open=x',
  'open=x/',
  'other=1',
])('“%s” is left out', (text) => {
  expect(readAddress(list, address(text))).toMatchObject({
    filters: {},
    sort: { key: 'at', descending: true },
    open: undefined,
    query: { sort: '-at' },
  });
});

test('filters and orders start at the first page and close the open row', () => {
  const search = address('merchant=zeus&state=open&after=abc&open=zeus/1&tab=money');
  expect(withFilters(search, { state: undefined, min: '5' }).toString()).toBe('merchant=zeus&min=5');
  expect(withSort(list, search, { key: 'name', descending: true }).toString()).toBe(
    'merchant=zeus&state=open&sort=-name',
  );
  const sorted = address('sort=name');
  expect(withSort(list, sorted, { key: 'at', descending: true }).toString()).toBe('');
});

test('pages, the open row and columns', () => {
  const search = address('state=open');
  expect(withPage(search, { after: 'abc' }).toString()).toBe('state=open&after=abc');
  expect(withPage(address('after=abc'), { before: 'x' }).toString()).toBe('before=x');
  expect(withPage(address('after=abc'), undefined).toString()).toBe('');
  const opened = withOpen(search, { merchantCode: 'zeus', id: 'a/b' });
  expect(readAddress(list, opened).open).toEqual({ merchantCode: 'zeus', id: 'a/b' });
  expect(withOpen(opened, undefined).toString()).toBe('state=open');
  const chosen = withColumns(search, ['name', 'at']);
  expect(readAddress(list, chosen).columns).toEqual(['name', 'at']);
  expect(withColumns(chosen, undefined).toString()).toBe('state=open');
});
