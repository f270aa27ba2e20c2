import { expect, test } from 'vitest';
import { moved, shownState } from './content-state.ts';

const [before, now, after] = [
  new Date('2026-01-01T00:00:00Z'),
  new Date('2026-01-02T00:00:00Z'),
  new Date('2026-01-03T00:00:00Z'),
];

test.each([
  [{ state: 'draft', from: null, until: null }, 'draft'],
  [{ state: 'archived', from: null, until: null }, 'archived'],
  [{ state: 'published', from: null, until: null }, 'live'],
  [{ state: 'published', from: before, until: after }, 'live'],
  [{ state: 'published', from: after, until: null }, 'scheduled'],
  [{ state: 'published', from: null, until: now }, 'ended'],
] as const)('%j is %s', (item, state) => {
  expect(shownState(item, now)).toBe(state);
});

test('an item moves by one place, except at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 'a', -1)).toBeUndefined();
  expect(moved(['a', 'b'], 'b', 1)).toBeUndefined();
});
