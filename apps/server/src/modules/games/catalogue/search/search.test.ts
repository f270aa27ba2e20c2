import { beforeAll, describe, expect, test } from 'vitest';
import { buildSearchIndex, type SearchIndex } from './search-index.rules.ts';
import { wordsOf } from './search-terms.rules.ts';
import type { ShelfGame } from '../shelf.types.ts';

const game = (id: string, EN: string, TY: string, popularity = 0, themes: string[] = []): ShelfGame => ({
  id,
  code: id,
  vendor: { id: 'vendor-nova', code: 'NOVA', name: 'Nova Works', inHouse: false, state: 'up' },
  category: 'rng',
  names: { EN, TY },
  iconUrl: '',
  largeIconUrl: '',
  showIcon: true,
  hot: false,
  isGame: true,
  hasDemo: true,
  themes,
  rtpBps: 9_600,
  popularity,
  position: 0,
  addedAt: new Date(0),
});

let index: SearchIndex;
beforeAll(async () => {
  index = await buildSearchIndex([
    game('dragon', 'Golden Dragon', 'มังกรทอง', 100, ['dragons']),
    game('dragons', 'Dragon’s Café', 'คาเฟ่มังกร', 900, ['dragons']),
    game('fox', 'Amber Fox', 'จิ้งจอกอำพัน', 10, ['animals']),
    game('book', 'Book of Tides', 'คัมภีร์แห่งกระแสน้ำ'),
  ]);
});
const search = (text: string) => index.search(text, () => true);

test.each([
  ['Dragon’s Café', ['dragon', 's', 'cafe']],
  ['ＧＯＬＤ  rush-2', ['gold', 'rush', '2']],
  ['มังกรทอง', ['มังกร', 'ทอง']],
  ['  ', []],
])('%s is read as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

describe('finds', () => {
  test.each([
    ['the whole name', 'golden dragon', ['dragon']],
    ['in any order', 'dragon golden', ['dragon']],
    ['by its beginning', 'gol', ['dragon']],
    ['without the accent', 'cafe', ['dragons']],
    ['with a letter too few', 'goldn', ['dragon']],
    ['with a wrong letter', 'anber', ['fox']],
    ['with two letters changed places', 'ambre', ['fox']],
    ['in Thai', 'จิ้งจอก', ['fox']],
    ['by the vendor and a word', 'nova tides', ['book']],
    ['nothing where nothing is', 'zebra', []],
  ])('%s', (_how, text, ids) => {
    expect(search(text)).toEqual(ids);
  });
  test('the game that is played more, between two that fit alike', () => {
    expect(search('dragon')).toEqual(['dragons', 'dragon']);
  });
  test('each word once, and no more words than tell a game from another', () => {
    expect(search('golden dragon '.repeat(4))).toEqual(['dragon']);
    expect(search('golden dragon nova works dragons gold drag nov zebra')).toEqual(['dragon']);
  });
  test('only what is offered', () => {
    expect(index.search('dragon', (id) => id === 'dragon')).toEqual(['dragon']);
  });
});
