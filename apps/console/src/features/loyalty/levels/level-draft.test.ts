import { expect, test } from 'vitest';
import { levelDraftOf, levelsOf } from './level-draft.ts';

const ONE = 10_000n;
const level = (number: number, threshold: bigint) => ({
  level: number,
  names: { EN: `L${number}` },
  threshold,
  keep: 0n,
  cashbackBps: 350,
  rakebackBps: 500,
  levelUp: 5n * ONE,
  weekly: 0n,
  monthly: 15_000n,
});
const ladder = [level(0, 0n), level(1, 1_000n * ONE)];

test('levels are the same after they were shown and read', () => {
  expect(levelDraftOf(level(1, 1_000n * ONE))).toMatchObject({
    threshold: '1000',
    cashbackBps: '3.5',
    monthly: '1.5',
  });
  expect(levelsOf(ladder.map(levelDraftOf))).toEqual(ladder);
});

test.each([[[level(0, ONE)]], [[level(0, 0n), level(1, 0n)]], [[]]])('no ladder: case %#', (levels) => {
  expect(levelsOf(levels.map(levelDraftOf))).toBeUndefined();
});
