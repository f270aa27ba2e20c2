import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './list-filters.ts';

test.each([
  ['', { vendor: undefined, type: 'ALL', sort: 'popular', playable: 'ANY' }],
  ['vassalage=VCOMET', { vendor: 'VCOMET', type: 'ALL', sort: 'popular', playable: 'ANY' }],
  ['vassalage=&type=hot&sort=RTP', { vendor: undefined, type: 'HOT', sort: 'rtp', playable: 'ANY' }],
  ['playable=now', { vendor: undefined, type: 'ALL', sort: 'popular', playable: 'NOW' }],
  ['type=everything&sort=1', { vendor: undefined, type: 'ALL', sort: 'popular', playable: 'ANY' }],
])('%s', (search, filters) => {
  expect(readFilters(new URLSearchParams(search))).toEqual(filters);
});

test('a vendor code is never longer than the server accepts', () => {
  expect(readFilters(new URLSearchParams({ vassalage: 'X'.repeat(99) })).vendor).toHaveLength(32);
});

test.each(['', 'vassalage=VCOMET', 'playable=DEMO', 'type=FAV&sort=name', 'vassalage=A&type=NEW&sort=rtp'])(
  'what is read from “%s” is written as it was',
  (search) => {
    expect(writeFilters(readFilters(new URLSearchParams(search))).toString()).toBe(search);
  },
);
