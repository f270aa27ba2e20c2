import { expect, test } from 'vitest';
import { markOf, usefulMarks } from './game-mark.ts';

const hot = { isHot: 1, isNew: false } as const;
const fresh = { isHot: 0, isNew: true } as const;
const plain = { isHot: 0, isNew: false } as const;

test.each([
  [[], true, true],
  [[plain, plain], true, true],
  [[hot, plain], true, true],
  [[hot, hot, plain], false, true],
  [[fresh, fresh, hot], true, false],
])('marks are useful while at most half of a list has them: %j', (games, isHot, isNew) => {
  expect(usefulMarks(games)).toEqual({ hot: isHot, new: isNew });
});

const neither = { hot: false, new: false };
test.each([
  [{ state: 'maintenance', isNew: true, isHot: 1 }, undefined, 'maintenance'],
  [{ state: 'slow', isNew: true, isHot: 1 }, undefined, 'slow'],
  [{ state: 'up', isNew: true, isHot: 1 }, undefined, 'new'],
  [{ state: 'up', isNew: true, isHot: 1 }, { hot: true, new: false }, 'hot'],
  [{ state: 'up', isNew: false, isHot: 1 }, undefined, 'hot'],
  [{ state: 'up', isNew: true, isHot: 1 }, neither, undefined],
  [{ state: 'up', isNew: false, isHot: 0 }, undefined, undefined],
] as const)('%o has one mark at most', (game, useful, mark) => {
  expect(markOf({ game, useful })).toBe(mark);
});

test('a visitor sees that a tile opens a demo, unless the vendor is down', () => {
  const game = { state: 'up', isNew: true, isHot: 1 } as const;
  expect(markOf({ game, useful: neither, opensDemo: true })).toBe('demo');
  expect(markOf({ game: { ...game, state: 'maintenance' }, useful: neither, opensDemo: true })).toBe(
    'maintenance',
  );
});
