import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('each key passes once per interval and then reports how often it was suppressed', () => {
  let now = 0;
  const pass = createThrottle(1_000, () => now);
  expect([pass('a'), pass('a'), pass('a'), pass('b')]).toEqual([0, undefined, undefined, 0]);
  now = 999;
  expect(pass('a')).toBeUndefined();
  now = 1_000;
  expect([pass('a'), pass('b'), pass('a')]).toEqual([3, 0, undefined]);
  now = 2_000;
  expect(pass('a')).toBe(1);
});
