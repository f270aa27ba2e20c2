import { expect, test } from 'vitest';
import { createManualClock } from './clock.ts';
import { createFresh, type FreshOptions } from './fresh.ts';

/** Values are numbered by load; `fails` makes the next ones fail. */
function createLoads(options: Partial<FreshOptions> = {}) {
  const clock = createManualClock(new Date('2026-01-01T00:00:00Z'));
  const fresh = createFresh<number>({ clock, milliseconds: 1_000, ...options });
  const state = { loads: 0, fails: false };
  const load = async (): Promise<number> => {
    state.loads += 1;
    if (state.fails) throw new Error(`load ${state.loads}`);
    return state.loads;
  };
  return { clock, fresh, state, get: (key = 'a') => fresh.get(key, load) };
}

test('a value is loaded once per interval and key, even by concurrent callers', async () => {
  const { clock, get } = createLoads();
  expect(await Promise.all([get(), get(), get('b')])).toEqual([1, 1, 2]);
  clock.advance(999);
  expect(await get()).toBe(1);
  clock.advance(1);
  expect(await Promise.all([get(), get()])).toEqual([3, 3]);
});

test('a failure is not cached', async () => {
  const { state, get } = createLoads();
  state.fails = true;
  await expect(get()).rejects.toThrow('load 1');
  state.fails = false;
  expect(await get()).toBe(2);
});

test('a stale value is served for a while if loading fails', async () => {
  const stale: unknown[] = [];
  const { clock, state, get } = createLoads({
    staleMilliseconds: 3_000,
    onStale: (error, key) => stale.push([String(error), key]),
  });
  await get();
  state.fails = true;
  clock.advance(1_000);
  expect(await get()).toBe(1);
  expect(await get()).toBe(1);
  expect(stale).toEqual([['Error: load 2', 'a']]);
  clock.advance(2_000);
  await expect(get()).rejects.toThrow('load 3');
});

test('a long-lived value that could not be loaded is retried within seconds', async () => {
  const { clock, state, get } = createLoads({ milliseconds: 3_600_000, staleMilliseconds: Infinity });
  await get();
  clock.advance(3_600_000);
  state.fails = true;
  expect(await get()).toBe(1);
  state.fails = false;
  clock.advance(4_999);
  expect(await get()).toBe(1);
  clock.advance(1);
  expect(await get()).toBe(3);
});

test('an invalidated value is loaded again, even if a load is in progress', async () => {
  const { fresh, get } = createLoads();
  const first = get();
  fresh.invalidate('a');
  const second = get();
  expect(await Promise.all([first, second, get('b'), get()])).toEqual([1, 2, 3, 2]);
  fresh.invalidate();
  expect(await Promise.all([get(), get('b')])).toEqual([4, 5]);
});

test('the number of keys is limited', async () => {
  const { get } = createLoads({ maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) await get(key);
  expect(await get('a')).toBe(4);
});
