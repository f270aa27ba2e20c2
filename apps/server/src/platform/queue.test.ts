import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

const nextTurn = () => new Promise((done) => setImmediate(done));

/** Tasks that run until the test ends them, and the names of those that have started. */
function heldTasks() {
  const started: string[] = [];
  const ends: Array<() => void> = [];
  const task = (name: string) => async (): Promise<string> => {
    started.push(name);
    await new Promise<void>((end) => ends.push(end));
    return name;
  };
  const endNext = async (): Promise<void> => {
    await nextTurn();
    ends.shift()?.();
    await nextTurn();
  };
  return { started, task, endNext };
}
const codeOf = (error: { code?: string }): string | undefined => error.code;

test('tasks start in the order of arrival, and one too many is refused', async () => {
  const queue = createQueue({ concurrency: 2, maxWaiting: 3 });
  const { started, task, endNext } = heldTasks();
  const results = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => queue(task(name)).catch(codeOf));
  expect(await results[5]).toBe('server.unavailable');
  expect(started).toEqual(['a', 'b']);
  for (let finished = 0; finished < 5; finished += 1) await endNext();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await Promise.all(results.slice(0, 5))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a failed task frees its place', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 1, maxPerCaller: 1 });
  const failed = queue(() => Promise.reject(new Error('broken')), { caller: 'x' }).catch(() => 'failed');
  expect(await Promise.all([failed, queue(async () => 'done')])).toEqual(['failed', 'done']);
  expect(await queue(async () => 'again', { caller: 'x' })).toBe('again');
});

test('lanes take turns, and a full lane refuses only its own callers', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 3 });
  const { started, task, endNext } = heldTasks();
  const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) =>
    queue(task(name), { lane: 'flood' }).catch(codeOf),
  );
  const calm = ['c1', 'c2'].map((name) => queue(task(name), { lane: 'calm' }));
  expect(await flood[4]).toBe('server.unavailable');
  for (let finished = 0; finished < 6; finished += 1) await endNext();
  await Promise.all([...flood, ...calm]);
  expect(started).toEqual(['f1', 'f2', 'c1', 'f3', 'c2', 'f4']);
});

test('one caller cannot fill the queue', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 10, maxPerCaller: 2 });
  const { started, task, endNext } = heldTasks();
  const greedy = ['g1', 'g2', 'g3'].map((name) => queue(task(name), { caller: 'greedy' }).catch(codeOf));
  const other = queue(task('other'), { caller: 'other' });
  expect(await greedy[2]).toBe('request.too_many');
  for (let finished = 0; finished < 3; finished += 1) await endNext();
  expect(started).toEqual(['g1', 'g2', 'other']);
  await other;
  const again = queue(task('g4'), { caller: 'greedy' });
  await endNext();
  expect(await again).toBe('g4');
});
