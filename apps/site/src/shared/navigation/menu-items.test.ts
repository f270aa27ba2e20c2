import { GAME_CATEGORIES, type GameMenu } from '@croupier/contract/games/catalogue.ts';
import { expect, test } from 'vitest';
import { topItems } from './menu-items.ts';

const menu = (gameCategory: GameMenu['gameCategory'], vendors: number): GameMenu => ({
  gameCategory,
  title: gameCategory,
  vendors: Array.from({ length: vendors }, (_, index) => ({ code: `V${index}`, name: 'V', state: 'up' })),
});
const pathsOf = (menus: readonly GameMenu[]): string[] => topItems(menus).map(({ path }) => path);

test('home, every category in its order, promotions', () => {
  expect(pathsOf(GAME_CATEGORIES.map((category) => menu(category, 1)))).toEqual([
    '/',
    ...GAME_CATEGORIES.map((category) => `/${category}`),
    '/promotions',
  ]);
});

test('a category without vendors, or that the server does not name, is left out', () => {
  expect(pathsOf([menu('live', 3), menu('bgs', 1), menu('fish', 0)])).toEqual([
    '/',
    '/bgs',
    '/live',
    '/promotions',
  ]);
  expect(pathsOf([])).toEqual(['/', '/promotions']);
});
