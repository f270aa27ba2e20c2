import { describe, expect, test } from 'vitest';
import { choose, offerOf, similarTo, type Choice } from './offer.rules.ts';
import type { Shelf, ShelfGame, ShelfVendor } from './shelf.types.ts';

const NOW = new Date('2026-11-01T00:00:00Z');
const vendor = (code: string, over: Partial<ShelfVendor> = {}): ShelfVendor => ({
  id: code.toLowerCase(),
  code,
  name: code,
  inHouse: false,
  state: 'up',
  ...over,
});
const [NOVA, MOSS, OWN] = [vendor('NOVA'), vendor('MOSS'), vendor('OWN', { inHouse: true })];
const game = (id: string, over: Partial<ShelfGame> = {}): ShelfGame => ({
  id,
  code: id,
  vendor: NOVA,
  category: 'rng',
  names: { EN: id },
  iconUrl: '',
  largeIconUrl: '',
  showIcon: true,
  hot: false,
  isGame: true,
  hasDemo: true,
  themes: [],
  rtpBps: 9_600,
  popularity: 0,
  position: 0,
  addedAt: new Date('2020-01-01T00:00:00Z'),
  ...over,
});

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
const shelf = (shown: Record<string, { shown: boolean; position: number }>): Shelf => ({
  version: 1n,
  games: GAMES,
  byId: new Map(GAMES.map((one) => [one.id, one])),
  shownBy: new Map([['shop', new Map(Object.entries(shown))]]),
});
const BOTH = { nova: { shown: true, position: 2 }, moss: { shown: true, position: 1 } };
const offer = offerOf(shelf(BOTH), 'shop', ['dice', 'mines']);
const ids = (games: readonly ShelfGame[]): string[] => games.map(({ id }) => id);

describe('what a merchant offers', () => {
  test.each([
    ['its vendors and its own games', BOTH, ['dice'], ['dice', 'fox', 'owl', 'bear', 'table']],
    ['no vendor that it never chose', { nova: BOTH.nova }, [], ['fox', 'owl']],
    ['no vendor that it hides', { ...BOTH, nova: { shown: false, position: 2 } }, [], ['bear', 'table']],
    ['none of our own when it hides them', { own: { shown: false, position: 0 } }, ['dice'], []],
  ])('%s', (_what, shown, originals, expected) => {
    expect(ids(offerOf(shelf(shown), 'shop', originals).games)).toEqual(expected);
  });
  test('nothing of another merchant’s choice', () => {
    expect(ids(offerOf(shelf(BOTH), 'elsewhere', []).games)).toEqual([]);
  });
  test('vendors by category, in its order, with how many games they have there', () => {
    const rng = offer.vendors.get('rng')?.map(({ vendor: { code }, games }) => [code, games]);
    expect(rng).toEqual([
      ['MOSS', 1],
      ['NOVA', 2],
    ]);
    expect(offer.vendors.get('fish')).toBeUndefined();
  });
});

describe('a list', () => {
  const list = (over: Partial<Choice>): string[] =>
    ids(choose(offer, { selection: 'ALL', sort: 'popular', language: 'EN', now: NOW, ...over }));
  test.each<[string, Partial<Choice>, string[]]>([
    ['of a category', { category: 'live' }, ['table']],
    ['of a vendor', { vendorCode: 'MOSS' }, ['bear', 'table']],
    ['of both', { vendorCode: 'MOSS', category: 'rng' }, ['bear']],
    ['of hot games', { selection: 'HOT' }, ['bear']],
    ['of new games', { selection: 'NEW' }, ['owl']],
    ['by name', { category: 'rng', sort: 'name' }, ['bear', 'owl', 'fox']],
    ['by name in Thai', { category: 'rng', sort: 'name', language: 'TY' }, ['bear', 'owl', 'fox']],
    ['by age', { category: 'rng', sort: 'new' }, ['owl', 'fox', 'bear']],
    ['by return', { category: 'rng', sort: 'rtp' }, ['owl', 'bear', 'fox']],
    [
      'of favourites as they were picked',
      { selection: 'FAV', picked: ['owl', 'dice', 'gone'] },
      ['owl', 'dice'],
    ],
    ['of favourites by name', { selection: 'FAV', sort: 'name', picked: ['owl', 'dice'] }, ['dice', 'owl']],
    [
      'of recent games of a category',
      { selection: 'RECENT', category: 'bgs', picked: ['owl', 'dice'] },
      ['dice'],
    ],
    ['of favourites of nobody', { selection: 'FAV' }, []],
  ])('%s', (_what, choice, expected) => {
    expect(list(choice)).toEqual(expected);
  });
});

test('similar games share themes first, then the vendor; never another category, never itself', () => {
  const fox = GAMES.find(({ id }) => id === 'fox');
  expect(fox && ids(similarTo(offer, fox, 5))).toEqual(['bear', 'owl']);
  expect(fox && similarTo(offer, fox, 1)).toHaveLength(1);
  // Worked out once: anybody may ask for it.
  expect(fox && similarTo(offer, fox, 5)).toBe(fox && similarTo(offer, fox, 5));
});
