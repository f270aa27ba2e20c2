import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedList } from './cached-list.ts';

const signal = new AbortController().signal;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a loaded list is there on the next page, with the time of loading', async () => {
  const before = Date.now();
  const first = cachedList('vendors.EN', async () => ['a', 'b']);
  expect([first.initialData(), first.initialDataUpdatedAt()]).toEqual([undefined, undefined]);
  await first.queryFn({ signal });
  const next = cachedList('vendors.EN', async () => ['c']);
  expect(next.initialData()).toEqual(['a', 'b']);
  expect(next.initialDataUpdatedAt()).toBeGreaterThanOrEqual(before);
});

test('another language starts empty and loads its own list', async () => {
  await cachedList('vendors.EN', async () => ['a']).queryFn({ signal });
  expect(cachedList('vendors.TY', async () => ['ก']).initialData()).toBeUndefined();
});

test.each(['', 'null', '[]', '{"at":"x","list":[]}', '{"at":1}', 'not json'])(
  'kept as %j it counts as nothing',
  (text) => {
    sessionStorage.setItem('hot.EN', text);
    expect(cachedList('hot.EN', async () => []).initialData()).toBeUndefined();
  },
);

test('a failed request keeps the cached list', async () => {
  await cachedList('hot.EN', async () => ['a']).queryFn({ signal });
  const failing = cachedList('hot.EN', () => Promise.reject(new Error('gone')));
  await expect(failing.queryFn({ signal })).rejects.toThrow('gone');
  expect(failing.initialData()).toEqual(['a']);
});
