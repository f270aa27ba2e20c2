import { GAME_CATEGORIES } from '@croupier/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { IN_HOUSE_GAMES } from './in-house.config.ts';
import { menusOf, nameIn } from './catalogue.rules.ts';
import type { ShelfVendor } from './shelf.types.ts';

const NOTHING = { games: [], byId: new Map(), hotFirst: () => [], inOrder: () => [] };
const vendorOf = (code: string, state: ShelfVendor['state'] = 'up'): ShelfVendor => ({
  id: code.toLowerCase(),
  code,
  name: `The ${code}`,
  inHouse: false,
  state,
});

test('a name that is missing in a language is shown in English', () => {
  const names = { EN: 'Dice', TY: 'ไดซ์' };
  expect(nameIn(names, 'TY')).toBe('ไดซ์');
  expect(nameIn(names, 'FR')).toBe('Dice');
});

test('menus list every category in the order of the navigation, with the vendors in theirs', () => {
  const menus = menusOf(
    {
      ...NOTHING,
      vendors: new Map([
        [
          'live',
          [
            { vendor: vendorOf('BBB'), games: 2 },
            { vendor: vendorOf('AAA'), games: 1 },
          ],
        ],
        ['bgs', [{ vendor: vendorOf('CRO', 'slow'), games: 2 }]],
      ]),
    },
    'EN',
  );
  expect(menus.map(({ gameCategory }) => gameCategory)).toEqual([...GAME_CATEGORIES]);
  expect(menus[0]).toEqual({
    gameCategory: 'bgs',
    title: 'Originals',
    vendors: [{ code: 'CRO', name: 'The CRO', state: 'slow' }],
  });
  expect(menus.find(({ gameCategory }) => gameCategory === 'live')?.vendors.map(({ code }) => code)).toEqual([
    'BBB',
    'AAA',
  ]);
});

test('in-house games are told apart and named in every language', () => {
  expect(new Set(IN_HOUSE_GAMES.map(({ id }) => id)).size).toBe(IN_HOUSE_GAMES.length);
  for (const { id, names, rtpBps } of IN_HOUSE_GAMES) {
    expect(Object.keys(names).toSorted(), id).toEqual(['EN', 'TY']);
    expect(rtpBps, id).toBe(9899);
  }
});
