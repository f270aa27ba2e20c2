import { expect, test } from 'vitest';
import { pathBelow } from '../tree/paths.rules.ts';
import { undoMoves } from './undo.rules.ts';

const path = (...nos: number[]): string => nos.reduce(pathBelow, '');

test('paths are as they were before moves, of which a later one moved the upline of an earlier one', () => {
  // 3 stood with 4 under 1 and came under 2; then 2 with all of them came from the house under 5.
  const before = undoMoves([
    { no: 2, path: path(5, 2), fromPath: '' },
    { no: 3, path: path(5, 2, 3), fromPath: path(1) },
  ]);
  expect([path(5), path(5, 2), path(5, 2, 3), path(5, 2, 3, 4), path(1)].map(before)).toEqual([
    path(5),
    path(2),
    path(1, 3),
    path(1, 3, 4),
    path(1),
  ]);
  expect(undoMoves([])(path(5, 2))).toBe(path(5, 2));
});

test('what moved twice, or back, is where it was at first', () => {
  const back = [
    { no: 3, path: path(1, 3), fromPath: path(2) },
    { no: 3, path: path(1, 3), fromPath: path(1) },
  ];
  expect(undoMoves(back)(path(1, 3, 4))).toBe(path(1, 3, 4));
  const twice = [
    { no: 3, path: path(7, 3), fromPath: path(2) },
    { no: 3, path: path(7, 3), fromPath: path(1) },
  ];
  expect(undoMoves(twice)(path(7, 3, 4))).toBe(path(1, 3, 4));
});
