import * as argon2 from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HashingOptions } from './hashing.config.ts';
import { createHashingThreads, type HashingEngine } from './hashing-threads.ts';
import { createPasswordHasher as create } from './password-hasher.ts';

const threads = createHashingThreads();
const verify = vi.fn<HashingEngine['verify']>(threads.verify);
const createPasswordHasher = (given: HashingOptions) => create(given, { hash: threads.hash, verify });
beforeEach(() => {
  vi.clearAllMocks();
});

const options = { memoryKib: 64, passes: 1, lanes: 1, concurrency: 2, queue: 3 };

test('the right password verifies, another one does not, and the algorithm is Argon2id', async () => {
  const hasher = createPasswordHasher(options);
  const hash = await hasher.hash('p\u00e4ssword');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await hasher.verify(hash, 'p\u00e4ssword')).toBe(true);
  expect(await hasher.verify(hash, 'pa\u0308ssword')).toBe(true);
  expect(await hasher.verify(hash, 'password')).toBe(false);
  expect(await hasher.hash('p\u00e4ssword')).not.toBe(hash);
});

test('an unknown account takes as long as a wrong password: one check with the same parameters', async () => {
  const hasher = createPasswordHasher(options);
  const hash = await hasher.hash('right');
  expect(await hasher.verify(undefined, 'wrong')).toBe(false);
  expect(await hasher.verify(hash, 'wrong')).toBe(false);
  const parameters = verify.mock.calls.map(([used]) => argon2.parseOptions(used));
  expect(parameters).toHaveLength(2);
  expect(parameters[0]).toEqual(parameters[1]);
});

test('a hash with other parameters is outdated', async () => {
  const hash = await createPasswordHasher(options).hash('x');
  expect(createPasswordHasher(options).isOutdated(hash)).toBe(false);
  expect(createPasswordHasher({ ...options, passes: 2 }).isOutdated(hash)).toBe(true);
});

test('a burst waits in the queue, and callers beyond its length are refused', async () => {
  const hasher = createPasswordHasher(options);
  const hash = await hasher.hash('x');
  await hasher.verify(undefined, 'prepared');
  let running = 0;
  let most = 0;
  verify.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return true;
  });
  const results = await Promise.allSettled(Array.from({ length: 9 }, () => hasher.verify(hash, 'x')));
  expect(most).toBe(options.concurrency);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(9 - options.concurrency - options.queue);
  for (const result of refused) expect(result).toMatchObject({ reason: { code: 'server.unavailable' } });
  expect(await hasher.verify(hash, 'x')).toBe(true);
});

test('a flood of new passwords does not delay sign-ins', async () => {
  const hasher = createPasswordHasher({ ...options, concurrency: 1, queue: 20 });
  const known = await hasher.hash('x');
  await hasher.verify(undefined, 'prepared');
  const order: string[] = [];
  const flood = Array.from({ length: 20 }, () => hasher.hash('new').then(() => order.push('new')));
  const logins = Array.from({ length: 3 }, () => hasher.verify(known, 'x').then(() => order.push('known')));
  await Promise.all([...flood, ...logins]);
  expect(order.slice(0, 7).filter((entry) => entry === 'known')).toHaveLength(3);
});

test('a burst from one caller leaves room in the queue for others', async () => {
  const hasher = createPasswordHasher({ ...options, concurrency: 1, queue: 20, perCaller: 4 });
  const known = await hasher.hash('x');
  await hasher.verify(undefined, 'prepared');
  const burst = Array.from({ length: 160 }, () =>
    hasher.verify(known, 'wrong', '203.0.113.7').catch((error: { code: string }) => error.code),
  );
  expect(await hasher.verify(known, 'x', '198.51.100.1')).toBe(true);
  const refused = (await Promise.all(burst)).filter((result) => result === 'request.too_many');
  expect(refused).toHaveLength(156);
});
