import { expect, test } from 'vitest';
import { markOf, isHotUseful } from './game-mark.ts';

const hot = { isHot: 1 } as const;
const cold = { isHot: 0 } as const;

test.each([
  [[], true],
  [[cold, cold], true],
  [[hot, cold], true],
  [[hot, hot, cold], false],
])('the hot mark is useful while at most half of a list is hot', (games, tells) => {
  expect(isHotUseful(games)).toBe(tells);
});

test.each([
  [{ state: 'maintenance', isNew: true, isHot: 1 }, true, 'maintenance'],
  [{ state: 'slow', isNew: true, isHot: 1 }, true, 'slow'],
  [{ state: 'up', isNew: true, isHot: 1 }, true, 'new'],
  [{ state: 'up', isNew: false, isHot: 1 }, true, 'hot'],
  [{ state: 'up', isNew: false, isHot: 1 }, false, undefined],
  [{ state: 'up', isNew: false, isHot: 0 }, true, undefined],
] as const)('%o has one mark at most', (game, hotUseful, mark) => {
  expect(markOf({ game, hotUseful })).toBe(mark);
});

test('a visitor sees that a tile opens a demo, unless the vendor is down', () => {
  const game = { state: 'up', isNew: true, isHot: 1 } as const;
  expect(markOf({ game, hotUseful: true, opensDemo: true })).toBe('demo');
  expect(markOf({ game: { ...game, state: 'maintenance' }, hotUseful: true, opensDemo: true })).toBe(
    'maintenance',
  );
});
