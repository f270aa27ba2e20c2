import { expect, test } from 'vitest';
import { GRAPH, linkPositions } from './link-positions.ts';

test('the first member is above the middle, the others go around', () => {
  expect(linkPositions(0)).toEqual([]);
  expect(linkPositions(1)).toEqual([{ x: 320, y: 50 }]);
  expect(linkPositions(4)).toEqual([
    { x: 320, y: 50 },
    { x: 570, y: 180 },
    { x: 320, y: 310 },
    { x: 70, y: 180 },
  ]);
});

test('everybody has a place of their own inside the picture', () => {
  const places = linkPositions(50);
  expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(50);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(GRAPH.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(GRAPH.height);
  }
});
