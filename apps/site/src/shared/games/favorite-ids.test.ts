import { expect, test } from 'vitest';
import { createPace, withFavorite } from './favorite-ids.ts';

test('a favourite is added once, at the front, and removed', () => {
  expect(withFavorite(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b']);
  expect(withFavorite(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
  expect(withFavorite(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(withFavorite([], 'a', false)).toEqual([]);
});

test('one game changes at most once a second, independent of others', () => {
  let at = 0;
  const pace = createPace(1_000, () => at);
  expect([pace('a'), pace('a'), pace('b')]).toEqual([true, false, true]);
  at = 999;
  expect(pace('a')).toBe(false);
  at = 1_000;
  expect([pace('a'), pace('a')]).toEqual([true, false]);
});
