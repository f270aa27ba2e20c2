import { describe, expect, test } from 'vitest';
import { busiestFirst, filterGames, merchantGamesOf, type GameFilter } from './merchant-games.rules.ts';
import { similarTo } from './similar-games.rules.ts';
import type { CatalogueGame, CatalogueSnapshot } from './snapshot.types.ts';
import { catalogueGame, snapshotOf, vendorNamed } from './testing/catalogue-games.ts';

const NOW = new Date('2026-11-01T00:00:00Z');
const [NOVA, MOSS, OWN] = [vendorNamed('NOVA'), vendorNamed('MOSS'), vendorNamed('OWN', { inHouse: true })];
const game = (id: string, over: Partial<CatalogueGame> = {}): CatalogueGame =>
  catalogueGame(id, { vendor: NOVA, ...over });

const GAMES = [
  game('dice', { vendor: OWN, category: 'bgs' }),
  game('mines', { vendor: OWN, category: 'bgs' }),
  game('fox', { themes: ['animals', 'jackpot'], popularity: 9, rtpBps: 9_500 }),
  game('owl', {
    themes: ['animals'],
    popularity: 8,
    names: { EN: 'Éclair Owl', TY: 'ฮูก' },
    addedAt: new Date('2026-10-20T00:00:00Z'),
  }),
  game('bear', {
    vendor: MOSS,
    themes: ['animals', 'jackpot'],
    popularity: 7,
    hot: true,
    names: { EN: 'bear', TY: 'หมี' },
  }),
  game('table', { vendor: MOSS, category: 'live', themes: ['animals'], rtpBps: null }),
];
const snapshot = (vendors: Record<string, { shown: boolean; position: number }>): CatalogueSnapshot =>
  snapshotOf(GAMES, { vendors });
const BOTH = { nova: { shown: true, position: 2 }, moss: { shown: true, position: 1 } };
const merchantGames = merchantGamesOf(snapshot(BOTH), 'shop', ['dice', 'mines']);
const ids = (games: readonly CatalogueGame[]): string[] => games.map(({ id }) => id);

describe('a merchant shows', () => {
  test.each([
    [
      'its vendors and the in-house games that it enabled',
      BOTH,
      ['dice'],
      ['dice', 'fox', 'owl', 'bear', 'table'],
    ],
    ['no vendor that it never chose', { nova: BOTH.nova }, [], ['fox', 'owl']],
    ['no vendor that it hides', { ...BOTH, nova: { shown: false, position: 2 } }, [], ['bear', 'table']],
    ['no in-house game when it hides them', { own: { shown: false, position: 0 } }, ['dice'], []],
  ])('%s', (_what, shown, originals, expected) => {
    expect(ids(merchantGamesOf(snapshot(shown), 'shop', originals).games)).toEqual(expected);
  });
  test('no game that only another merchant chose', () => {
    expect(ids(merchantGamesOf(snapshot(BOTH), 'elsewhere', []).games)).toEqual([]);
  });
  test('the vendors of a category in its order, with the number of their games', () => {
    const rng = merchantGames.vendors.get('rng')?.map(({ vendor: { code }, games }) => [code, games]);
    expect(rng).toEqual([
      ['MOSS', 1],
      ['NOVA', 2],
    ]);
    expect(merchantGames.vendors.get('fish')).toBeUndefined();
  });
});

describe('a list', () => {
  const list = (over: Partial<GameFilter>): string[] =>
    ids(filterGames(merchantGames, { selection: 'ALL', sort: 'popular', language: 'EN', now: NOW, ...over }));
  test.each<[string, Partial<GameFilter>, string[]]>([
    ['of a category', { category: 'live' }, ['table']],
    ['of a vendor', { vendorCodes: ['MOSS'] }, ['bear', 'table']],
    ['of a vendor in a category', { vendorCodes: ['MOSS'], category: 'rng' }, ['bear']],
    ['of several vendors', { vendorCodes: ['MOSS', 'OWN'] }, ['dice', 'mines', 'bear', 'table']],
    [
      'of several vendors in an order',
      { vendorCodes: ['MOSS', 'NOVA'], category: 'rng', sort: 'new' },
      ['owl', 'fox', 'bear'],
    ],
    [
      'of favourites of several vendors',
      { vendorCodes: ['MOSS', 'OWN'], selection: 'FAV', memberGameIds: ['owl', 'dice'] },
      ['dice'],
    ],
    ['of hot games', { selection: 'HOT' }, ['bear']],
    ['of new games', { selection: 'NEW' }, ['owl']],
    ['by name', { category: 'rng', sort: 'name' }, ['bear', 'owl', 'fox']],
    ['by name in Thai', { category: 'rng', sort: 'name', language: 'TY' }, ['bear', 'owl', 'fox']],
    ['by age', { category: 'rng', sort: 'new' }, ['owl', 'fox', 'bear']],
    ['by return', { category: 'rng', sort: 'rtp' }, ['owl', 'bear', 'fox']],
    [
      'of favourites, without a withdrawn game',
      { selection: 'FAV', memberGameIds: ['owl', 'dice', 'gone'] },
      ['owl', 'dice'],
    ],
    [
      'of favourites by name',
      { selection: 'FAV', sort: 'name', memberGameIds: ['owl', 'dice'] },
      ['dice', 'owl'],
    ],
    [
      'of recent games in a category',
      { selection: 'RECENT', category: 'bgs', memberGameIds: ['owl', 'dice'] },
      ['dice'],
    ],
    ['of favourites without a member', { selection: 'FAV' }, []],
  ])('%s', (_what, filter, expected) => {
    expect(list(filter)).toEqual(expected);
  });
});

test('the games that most members play come first, the others as they were', () => {
  const players = new Map([
    ['bear', 2],
    ['table', 7],
    ['gone', 9],
  ]);
  const { games } = merchantGames;
  expect(ids(busiestFirst(games, players))).toEqual(['table', 'bear', 'dice', 'mines', 'fox', 'owl']);
  expect(busiestFirst(games, new Map())).toBe(games);
});

test('nothing recommends a game under maintenance, marked as hot or not', () => {
  const closed = vendorNamed('SHUT', { state: 'maintenance' });
  const games = [
    game('shut', { vendor: closed, themes: ['animals', 'jackpot'], popularity: 99, hot: true }),
    game('shut-too', { vendor: closed, themes: ['animals'], popularity: 98 }),
    ...GAMES,
  ];
  const all = merchantGamesOf(
    { ...snapshot({ ...BOTH, shut: { shown: true, position: 0 } }), games },
    'shop',
    [],
  );
  expect(ids(all.games)).toContain('shut');
  expect(ids(all.hotFirst(10))).toEqual(['bear', 'fox', 'owl', 'table']);
  const fox = GAMES.find(({ id }) => id === 'fox');
  expect(fox && ids(similarTo(all, fox, 5))).toEqual(['bear', 'owl']);
});

test('similar games share themes first, then the vendor; never another category, never the game itself', () => {
  const fox = GAMES.find(({ id }) => id === 'fox');
  expect(fox && ids(similarTo(merchantGames, fox, 5))).toEqual(['bear', 'owl']);
  expect(fox && similarTo(merchantGames, fox, 1)).toHaveLength(1);
  // Cached, because anyone may request similar games of any game.
  expect(fox && similarTo(merchantGames, fox, 5)).toBe(fox && similarTo(merchantGames, fox, 5));
});
