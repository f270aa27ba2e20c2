import { ROULETTE_SPOTS } from '@croupier/fairplay/games/roulette-spots.ts';
import { describe, expect, test } from 'vitest';
import { spotAfterKey, TALL_MAT, WIDE_MAT } from './mat.ts';

describe.each([
  ['wide', WIDE_MAT],
  ['tall', TALL_MAT],
])('the %s mat', (_, mat) => {
  test('has a place of its own for every spot', () => {
    expect(mat.spots.map(({ id }) => id).toSorted()).toEqual([...ROULETTE_SPOTS.keys()].toSorted());
    expect(new Set(mat.spots.map(({ x, y }) => `${x.toFixed(2)}/${y.toFixed(2)}`)).size).toBe(
      mat.spots.length,
    );
  });

  test('keeps all places inside and edges apart', () => {
    for (const { x, y, width, height } of mat.spots) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(mat.columns);
      expect(y + height / 2).toBeLessThanOrEqual(mat.rows);
    }
    const edges = mat.spots.filter(({ isEdge }) => isEdge);
    for (const [index, a] of edges.entries())
      for (const b of edges.slice(index + 1)) {
        const isApart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 1e-9 ||
          Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - 1e-9;
        expect(isApart, `${a.id} and ${b.id}`).toBe(true);
      }
  });

  test('reaches every spot with arrow keys', () => {
    const reached = new Set(['straight:0']);
    const queue = ['straight:0'];
    for (let from = queue.pop(); from !== undefined; from = queue.pop())
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = spotAfterKey(mat, from, key);
        if (next === undefined || reached.has(next)) continue;
        reached.add(next);
        queue.push(next);
      }
    expect(reached.size).toBe(mat.spots.length);
  });
});

test.each([
  ['straight:17', 'ArrowUp', 'split:17-18'],
  ['split:17-18', 'ArrowUp', 'straight:18'],
  ['straight:17', 'ArrowRight', 'split:17-20'],
  ['split:17-18', 'ArrowRight', 'corner:17-18-20-21'],
  ['straight:16', 'ArrowDown', 'street:16-17-18'],
  ['straight:17', 'Enter', undefined],
  ['red', 'ArrowDown', undefined],
])('from %s with %s to %s', (from, key, to) => {
  expect(spotAfterKey(WIDE_MAT, from, key)).toBe(to);
});
