import { expect, test } from 'vitest';
import { landedAfter, landingOf } from './landing.ts';

test('balls land one after the other, the first one after a moment', () => {
  const landing = landingOf('ssc', 5);
  const { startMs, stepMs } = landing;
  expect([0, startMs - 1, startMs, startMs + stepMs, 60_000].map((at) => landedAfter(landing, at))).toEqual([
    0, 0, 1, 2, 5,
  ]);
});

test('the first prize comes last', () => {
  expect(landingOf('thai', 6).order).toEqual([1, 2, 3, 4, 5, 0]);
  expect(landingOf('vn-south', 4).order).toEqual([3, 2, 1, 0]);
  expect(landingOf('pk10', 3).order).toEqual([0, 1, 2]);
});
