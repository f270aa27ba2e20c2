import type { Game } from '@croupier/contract/games/catalogue.ts';
import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';
import { opensSearch, type PressedKey } from './search-key.ts';
import { stepTo } from '@croupier/web/keyboard/step-to.ts';
import { bestOf, groupsOf } from './search-options.ts';
import { findPages, type SearchPage } from './search-pages.ts';

const game = (nodeId: string) => ({ nodeId }) as Game;
const none = { text: '', found: undefined, pages: [], recent: [], popular: [] };
const key = (pressed: Partial<PressedKey>): PressedKey => ({
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...pressed,
});

test('/ opens the search outside fields, Ctrl+K and ⌘K everywhere', () => {
  expect(opensSearch(key({ key: '/' }), false)).toBe(true);
  expect(opensSearch(key({ key: '/' }), true)).toBe(false);
  expect(opensSearch(key({ key: 'k', ctrlKey: true }), true)).toBe(true);
  expect(opensSearch(key({ key: 'K', metaKey: true }), true)).toBe(true);
  expect(opensSearch(key({ key: 'k' }), false)).toBe(false);
  expect(opensSearch(key({ key: '/', altKey: true }), false)).toBe(false);
  expect(opensSearch(key({ key: 'k', ctrlKey: true, defaultPrevented: true }), false)).toBe(false);
});

test('keeps six recent searches, newest first, without duplicates', () => {
  expect(withSearch(['fox', 'moon'], ' MOON ')).toEqual(['MOON', 'fox']);
  expect(withSearch(['fox'], '  ')).toEqual(['fox']);
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
});

test('an empty field offers recent searches and popular games', () => {
  const groups = groupsOf({ ...none, recent: ['fox'], popular: [game('a')] });
  expect(groups.map(({ title, options }) => [title, options.map(({ id }) => id)])).toEqual([
    ['searchRecent', ['term-0']],
    ['searchPopular', ['game-a']],
  ]);
  expect(groupsOf(none)).toEqual([]);
});

test('offers results, and a link to all of them when there are more', () => {
  const ids = (total: number) =>
    groupsOf({ ...none, text: 'x', found: { games: [game('a'), game('b')], total } }).flatMap(({ options }) =>
      options.map(({ id }) => id),
    );
  expect(ids(2)).toEqual(['game-a', 'game-b']);
  expect(ids(3)).toEqual(['game-a', 'game-b', 'all']);
});

test('offers popular games when nothing is found, and nothing while searching', () => {
  const popular = [game('a')];
  expect(groupsOf({ ...none, text: 'x', popular, found: { games: [], total: 0 } })).toMatchObject([
    { title: 'searchPopular' },
  ]);
  expect(groupsOf({ ...none, text: 'x', popular })).toEqual([]);
});

test('arrow keys wrap around', () => {
  expect([stepTo(-1, 'ArrowDown', 2), stepTo(1, 'ArrowDown', 2)]).toEqual([0, 0]);
  expect([stepTo(0, 'ArrowUp', 2), stepTo(-1, 'ArrowUp', 2)]).toEqual([1, 1]);
  expect([stepTo(0, 'a', 2), stepTo(0, 'ArrowDown', 0)]).toEqual([undefined, undefined]);
});

const LABELS: Partial<Record<SearchPage['label'], string>> = {
  'nav.deposit': 'Nạp tiền',
  'nav.withdraw': 'Rút tiền',
  'nav.wallet': 'Ví',
  'nav.promotions': 'Promotions',
  'nav.vip': 'VIP',
  'nav.help': 'ช่วยเหลือ',
  'nav.luckyWheel': 'Lucky wheel',
  'games.searchLimits': 'Limits',
};
const pagesFor = (text: string) => findPages(text, (label) => LABELS[label] ?? label);

test.each([
  ['promo', ['/promotions'], false],
  ['VIP', ['/vip'], true],
  ['limit', ['/member/protection#limits'], false],
  ['nap tien', ['/member/depositv2'], true],
  ['tiền', ['/member/depositv2', '/member/withdrawal'], false],
  ['เหลือ', ['/help'], false],
  ['wheel', ['/luckyWheel'], false],
  ['heel', [], false],
  ['v', [], false],
])('the pages for %s are %j', (text, paths, exact) => {
  const found = pagesFor(text);
  expect([found.pages.map(({ path }) => path), found.exact]).toEqual([paths, exact]);
});

test('pages stand above games; Enter opens a game unless the page was typed in full or no game is found', () => {
  const open = (text: string, games: readonly Game[]) => {
    const { pages, exact } = pagesFor(text);
    const found = { games, total: games.length };
    const options = groupsOf({ ...none, text, pages, found, popular: [game('hot')] }).flatMap(
      (group) => group.options,
    );
    return [options.map(({ id }) => id), options[bestOf(options, { exact, total: found.total })]?.id];
  };
  expect(open('wheel', [game('a')])).toEqual([['page-0', 'game-a'], 'game-a']);
  expect(open('lucky wheel', [game('a')])).toEqual([['page-0', 'game-a'], 'page-0']);
  expect(open('promo', [])).toEqual([['page-0', 'game-hot'], 'page-0']);
  expect(open('zebra', [])).toEqual([['game-hot'], undefined]);
});
