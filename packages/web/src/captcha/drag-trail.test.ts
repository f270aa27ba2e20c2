import { expect, test } from 'vitest';
import { recordTrail } from './drag-trail.ts';

test('times count from the first point', () => {
  let now = 5_000;
  const trail = recordTrail(() => now);
  trail.add(0, 0);
  now += 16.4;
  trail.add(1.234, -2);
  expect(trail.points()).toEqual([
    { t: 0, x: 0, y: 0 },
    { t: 16, x: 1.2, y: -2 },
  ]);
  trail.clear();
  now += 1000;
  trail.add(3, 0);
  expect(trail.points()).toEqual([{ t: 0, x: 3, y: 0 }]);
});

test('a long drag keeps its first and last point and stays within the limit', () => {
  let now = 0;
  const trail = recordTrail(() => now);
  for (let index = 0; index < 5_000; index += 1) {
    now = index * 100;
    trail.add(index, 0);
  }
  const points = trail.points();
  expect(points.length).toBeLessThanOrEqual(600);
  expect([points[0]?.x, points.at(-1)?.x, points.at(-1)?.t]).toEqual([0, 4_999, 120_000]);
});
