import { crashRtpRange, crashRules } from '@croupier/fairplay/crash-rules.ts';
import { GAME_CATEGORIES } from '@croupier/contract/games/catalogue.ts';
import { printedReturnBps } from '@croupier/fairplay/money.ts';
import { expect, test } from 'vitest';
import { fairGames, isFairGameId } from '@croupier/fairplay/registry.ts';
import { IN_HOUSE_GAMES } from './in-house.config.ts';
import { menusOf } from './catalogue.rules.ts';
import { nameIn } from './merchant-games.rules.ts';
import { vendorNamed } from './testing/catalogue-games.ts';

const NO_GAMES = {
  vendorCodes: new Set<string>(),
  games: [],
  byId: new Map(),
  hotFirst: () => [],
  inOrder: () => [],
};
test('a name that is missing in a language is shown in English', () => {
  const names = { EN: 'Dice', TY: 'ไดซ์' };
  expect(nameIn(names, 'TY')).toBe('ไดซ์');
  expect(nameIn(names, 'FR')).toBe('Dice');
});

test('menus list every category in navigation order, and vendors in the merchant’s order', () => {
  const menus = menusOf(
    {
      ...NO_GAMES,
      vendors: new Map([
        [
          'live',
          [
            { vendor: vendorNamed('BBB'), games: 2 },
            { vendor: vendorNamed('AAA'), games: 1 },
          ],
        ],
        ['bgs', [{ vendor: vendorNamed('CRO', { state: 'slow' }), games: 2 }]],
      ]),
    },
    'EN',
  );
  expect(menus.map(({ gameCategory }) => gameCategory)).toEqual([...GAME_CATEGORIES]);
  expect(menus[0]).toEqual({
    gameCategory: 'bgs',
    title: 'Originals',
    vendors: [{ code: 'CRO', name: 'CRO', state: 'slow' }],
  });
  expect(menus.find(({ gameCategory }) => gameCategory === 'live')?.vendors.map(({ code }) => code)).toEqual([
    'BBB',
    'AAA',
  ]);
});

test('in-house games have unique ids, English and Thai names, and the return of their rules', () => {
  expect(new Set(IN_HOUSE_GAMES.map(({ id }) => id)).size).toBe(IN_HOUSE_GAMES.length);
  const crash = crashRules.gameId;
  for (const { id, names, rtpBps } of IN_HOUSE_GAMES) {
    expect(Object.keys(names).toSorted(), id).toEqual(['EN', 'TY']);
    const range = isFairGameId(id) ? fairGames[id].rtp : crashRtpRange;
    expect(printedReturnBps(range.minPpm), id).toBe(rtpBps);
  }
  // The point of a crash game comes from a chain of hashes instead of a player's seeds.
  const ids = [...Object.keys(fairGames), crash].toSorted();
  expect(IN_HOUSE_GAMES.map(({ id }) => id).toSorted()).toEqual(ids);
});

test('category titles are translated', () => {
  const titles = menusOf({ ...NO_GAMES, vendors: new Map() }, 'VI').map(({ title }) => title);
  expect(titles).toContain('Bắn cá');
});
