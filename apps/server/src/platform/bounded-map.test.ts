import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('drops the entry that was used least recently', () => {
  const dropped: string[] = [];
  const map = createBoundedMap<string, number>(2, (_value, key) => dropped.push(key));
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect(dropped).toEqual(['b']);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size()]).toEqual([1, undefined, 3, 2]);
});

test('setting a value again takes no additional place', () => {
  const map = createBoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect([map.get('a'), map.get('b')]).toEqual([3, undefined]);
});

test('deleted or cleared entries are not reported as dropped', () => {
  const dropped: string[] = [];
  const map = createBoundedMap<string, number>(2, (_value, key) => dropped.push(key));
  map.set('a', 1);
  map.delete('a');
  map.set('b', 2);
  map.clear();
  expect([map.size(), dropped]).toEqual([0, []]);
});
