import { expect, test } from 'vitest';
import { createLine } from './line.ts';

test('a few run at once, in the order in which they came; too many are told to come back', async () => {
  const line = createLine({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: Array<() => void> = [];
  const task = (name: number) =>
    line(async () => {
      begun.push(name);
      await new Promise<void>((done) => ends.push(done));
      return name;
    });
  const results = [1, 2, 3, 4, 5, 6].map((name) => task(name).catch((error: unknown) => error));
  expect(await results[5]).toMatchObject({ code: 'server.unavailable' });
  expect(begun).toEqual([1, 2]);
  for (let finished = 0; finished < 5; finished += 1) {
    ends.shift()?.();
    await results[finished];
    await Promise.resolve();
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(await Promise.all(results.slice(0, 5))).toEqual([1, 2, 3, 4, 5]);
});

test('a task that fails gives its place to the next', async () => {
  const line = createLine({ atOnce: 1, waiting: 1 });
  const failed = line(() => Promise.reject(new Error('broken'))).catch(() => 'failed');
  expect(await Promise.all([failed, line(async () => 'done')])).toEqual(['failed', 'done']);
});
