import { describe, expect, test } from 'vitest';
import type { CatalogueGame } from '../snapshot.types.ts';
import { catalogueGame, vendorNamed } from '../testing/catalogue-games.ts';
import { createIndexBuilder } from './search-index.rules.ts';

const named = (id: string, EN: string, TY: string, over: Partial<CatalogueGame> = {}): CatalogueGame =>
  catalogueGame(id, { names: { EN, TY }, ...over });

// In snapshot order, most popular first.
const GAMES = [
  named('tales', 'Dragon’s Café', 'คาเฟ่มังกร', { themes: ['dragons'] }),
  named('dragon', 'Golden Dragon', 'มังกรทอง', { themes: ['dragons'] }),
  named('firecracker', 'Double Firecracker', 'ประทัดคู่'),
  named('fox', 'Amber Fox', 'จิ้งจอกอำพัน', { themes: ['animals'] }),
  named('book', 'Book of Tides', 'คัมภีร์แห่งกระแสน้ำ', { themes: ['ocean'] }),
  named('table', 'Speed Baccarat', 'บาคาร่าสปีด', { category: 'live', themes: ['baccarat'] }),
  named('shark', 'Shark Hunter', 'ล่าฉลาม', { category: 'fish' }),
];
const builder = createIndexBuilder();
for (const game of GAMES) builder.add(game);
const index = builder.finish();
const search = (text: string): string[] => index.search(text, () => true).map(({ id }) => id);

describe('a search finds', () => {
  test.each([
    ['the whole name', 'golden dragon', ['dragon']],
    ['words in any order', 'dragon golden', ['dragon']],
    ['the beginning of a word', 'gol', ['dragon']],
    ['the singular by its plural', 'golden dragons', ['dragon']],
    ['the middle of a long word', 'cracker', ['firecracker']],
    ['a name without its accent', 'cafe', ['tales']],
    ['a name without its apostrophe', 'dragons cafe', ['tales']],
    ['a word with a letter missing', 'goldn', ['dragon']],
    ['a word with a wrong letter', 'anber', ['fox']],
    ['a word with two letters swapped', 'ambre', ['fox']],
    ['one word typed as two', 'fire cracker', ['firecracker']],
    ['two words typed as one', 'goldendragon', ['dragon']],
    ['one word typed as two, with a typo', 'fire craker', ['firecracker']],
    ['Thai', 'จิ้งจอก', ['fox']],
    ['Thai without tone marks', 'บาคารา', ['table']],
    ['Thai words in another order', 'ทองมังกร', ['dragon']],
    ['Thai words with a space between them', 'มังกร ทอง', ['dragon']],
    ['Thai with a typo', 'จิ้งจวก', ['fox']],
    ['a vendor and a word of a name', 'nova tides', ['book']],
    ['a category in English', 'fishing', ['shark']],
    ['a category in Thai', 'ยิงปลา', ['shark']],
    ['a category in Vietnamese, with and without accents', 'bắn cá', ['shark']],
    ['a category in Vietnamese without accents', 'ban ca', ['shark']],
    ['a theme in Vietnamese', 'động vật', ['fox']],
    ['a theme and the word for any game', 'animal game', ['fox']],
    ['nothing for an unknown word', 'zebra', []],
    ['nothing for a blank query', ' - ', []],
  ])('%s', (_what, text, ids) => {
    expect(search(text)).toEqual(ids);
  });

  test('the more popular of two games that match equally', () => {
    expect(search('dragon')).toEqual(['tales', 'dragon']);
  });
  test('a game with exactly this name before more popular ones', () => {
    const other = createIndexBuilder();
    for (const [id, name] of Object.entries({ three: 'Three Dice', dice: 'Dice' }))
      other.add(catalogueGame(id, { names: { EN: name } }));
    expect(
      other
        .finish()
        .search('dice', () => true)
        .map(({ id }) => id),
    ).toEqual(['dice', 'three']);
  });
  test('a game of the house named after a theme by all words for it, in the same order as by its name', () => {
    const other = createIndexBuilder();
    other.add(
      catalogueGame('own', {
        vendor: vendorNamed('BGS', { inHouse: true }),
        names: { EN: 'European Roulette' },
      }),
    );
    for (const number of [1, 2])
      other.add(
        catalogueGame(`table-${number}`, { names: { EN: `Roulette ${number}` }, themes: ['roulette'] }),
      );
    const found = other.finish();
    for (const text of ['roulette', 'rulet', 'roulete', 'รูเล็ต'])
      expect(found.search(text, () => true).map(({ id }) => id)).toEqual(['own', 'table-1', 'table-2']);
  });
  test('each word once, and only the first eight words', () => {
    expect(search('golden dragon '.repeat(4))).toEqual(['dragon']);
    expect(search('golden dragon nova works dragons gold drag nov zebra')).toEqual(['dragon']);
  });
  test('only accepted games', () => {
    expect(index.search('dragon', ({ id }) => id === 'dragon').map(({ id }) => id)).toEqual(['dragon']);
  });
});
