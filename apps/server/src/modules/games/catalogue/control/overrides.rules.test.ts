import { expect, test } from 'vitest';
import { catalogueGame, overridesOf, snapshotOf, vendorNamed } from '../testing/catalogue-games.ts';
import { filterGames, merchantGamesOf } from '../merchant-games.rules.ts';
import { controlledGame, controlledVendors, offeredGames, placed } from './overrides.rules.ts';

const NOVA = vendorNamed('NOVA');
const OWN = vendorNamed('OWN', { inHouse: true });
const GAMES = ['fox', 'owl', 'bear'].map((id) => catalogueGame(id, { vendor: NOVA }));
const AT = new Date('2026-11-01T00:00:00Z');
const shown = { nova: {} };

const played = (decided: Parameters<typeof snapshotOf>[1]) => {
  const snapshot = snapshotOf(GAMES, decided);
  return offeredGames(snapshot, snapshot.overrides.get('shop'), []);
};

test.each([
  ['a game is hidden', { vendors: shown, games: { owl: { state: 'hidden' } } }, ['fox', 'bear']],
  ['a vendor is off', { vendors: { nova: { shown: false } }, games: {} }, []],
  ['a vendor was never chosen', {}, []],
] as const)('not listed: %s', (_, decided, expected) => {
  expect(played(decided).map(({ id }) => id)).toEqual(expected);
});

test.each([
  ['a game under maintenance', { games: { owl: { state: 'maintenance', notice: { EN: 'Soon' } } } }, 'Soon'],
  ['a stopped game', { games: { owl: { stoppedAt: AT, stopNotice: { EN: 'Stop' } } } }, 'Stop'],
  ['a vendor under maintenance', { vendors: { nova: { maintenance: true, notice: { EN: 'All' } } } }, 'All'],
  [
    'a stopped vendor, whatever else is set',
    {
      vendors: {
        nova: { maintenance: true, notice: { EN: 'All' }, stoppedAt: AT, stopNotice: { EN: 'Now' } },
      },
      games: { owl: { state: 'maintenance', notice: { EN: 'Soon' } } },
    },
    'Now',
  ],
] as const)('closed with its notice: %s', (_, decided, expected) => {
  const owl = played({ vendors: shown, ...decided }).find(({ id }) => id === 'owl');
  expect(owl?.closed).toEqual({ EN: expected });
});

test('a closed vendor is one vendor for all of its games', () => {
  const games = played({ vendors: { nova: { maintenance: true } } });
  expect(new Set(games.map(({ vendor }) => vendor)).size).toBe(1);
  expect(games[0]?.vendor.state).toBe('maintenance');
});

test('pinned games stand first in their category when it is sorted by popularity', () => {
  const decided = { vendors: shown, games: { bear: { position: 1 }, owl: { position: 2 } } };
  const games = merchantGamesOf(snapshotOf(GAMES, decided), 'shop', []);
  const listed = (sort: 'popular' | 'name', category?: 'rng') =>
    filterGames(games, { selection: 'ALL', sort, category, language: 'EN', now: AT }).map(({ id }) => id);
  expect(listed('popular', 'rng')).toEqual(['bear', 'owl', 'fox']);
  expect(listed('name', 'rng')).toEqual(['bear', 'fox', 'owl']);
  expect(listed('popular')).toEqual(['fox', 'owl', 'bear']);
});

test('a merchant decides what is hot', () => {
  const games = merchantGamesOf(
    snapshotOf(GAMES, { vendors: shown, games: { owl: { hot: true } } }),
    'shop',
    [],
  );
  expect(games.hotFirst(1).map(({ id }) => id)).toEqual(['owl']);
});

test.each([
  [{}, 'playable'],
  [{ games: { dice: { state: 'maintenance' } } }, 'maintenance'],
  [{ games: { dice: { state: 'maintenance', stoppedAt: AT } } }, 'stopped'],
  [{ games: { dice: { state: 'hidden', stoppedAt: AT } } }, 'hidden'],
  [{ vendors: { own: { maintenance: true } } }, 'vendor_maintenance'],
  [{ vendors: { own: { stoppedAt: AT } }, games: { dice: { state: 'hidden' } } }, 'vendor_stopped'],
  [{ vendors: { own: { shown: false, stoppedAt: AT } } }, 'vendor_off'],
] as const)('with %j players get: %s', (decided, reach) => {
  const dice = catalogueGame('dice', { vendor: OWN });
  const of = (originals: string[]) =>
    controlledGame(dice, overridesOf(decided), { originals, name: 'Dice' }).reach;
  expect([of(['dice']), of([])]).toEqual([reach, 'not_offered']);
});

test('vendors that are on come first, numbered in their order', () => {
  const MOSS = vendorNamed('MOSS');
  const games = [...GAMES, catalogueGame('a', { vendor: MOSS }), catalogueGame('b', { vendor: OWN })];
  const snapshot = snapshotOf(games, { vendors: { nova: { position: 1 }, moss: { shown: false } } });
  const vendors = controlledVendors(snapshot, snapshot.overrides.get('shop'), new Map());
  expect(vendors.map(({ code, position, state }) => [code, position, state])).toEqual([
    ['OWN', 1, 'on'],
    ['NOVA', 2, 'on'],
    ['MOSS', null, 'off'],
  ]);
});

test.each([
  [['a', 'b', 'c'], 'c', 1, ['c', 'a', 'b']],
  [['a', 'b', 'c'], 'a', 2, ['b', 'a', 'c']],
  [['a', 'b'], 'x', 9, ['a', 'b', 'x']],
  [['a', 'b'], 'a', null, ['b']],
  [[], 'a', 1, ['a']],
])('%j with %s at %s is %j', (order, id, position, expected) => {
  expect(placed(order, id, position)).toEqual(expected);
});
