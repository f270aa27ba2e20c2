import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './list-filters.ts';

const OFFERED = ['VCOMET', 'COPKITE', 'A'].map((code) => ({ code }));
const PLAIN = { vendors: [], type: 'ALL', sort: 'popular', playable: 'ANY' };

test.each([
  ['', PLAIN],
  ['vassalage=VCOMET', { ...PLAIN, vendors: ['VCOMET'] }],
  ['vassalage=a&vassalage=%20VCOMET', { ...PLAIN, vendors: ['VCOMET', 'A'] }],
  ['vassalage=NOBODY&vassalage=A&vassalage=A', { ...PLAIN, vendors: ['A'] }],
  ['vassalage=NOBODY', PLAIN],
  ['vassalage=&type=hot&sort=RTP', { ...PLAIN, type: 'HOT', sort: 'rtp' }],
  ['playable=now', { ...PLAIN, playable: 'NOW' }],
  ['type=everything&sort=1', PLAIN],
])('%s', (search, filters) => {
  expect(readFilters(new URLSearchParams(search), OFFERED)).toEqual(filters);
});

test.each([
  '',
  'vassalage=VCOMET',
  'vassalage=VCOMET&vassalage=A&sort=new',
  'playable=DEMO',
  'type=FAV&sort=name',
  'vassalage=A&type=NEW&sort=rtp',
])('what is read from “%s” is written as it was', (search) => {
  expect(writeFilters(readFilters(new URLSearchParams(search), OFFERED)).toString()).toBe(search);
});
