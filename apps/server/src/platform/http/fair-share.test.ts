import { expect, test } from 'vitest';
import { createFairShare } from './fair-share.ts';

test('the calls of one account are limited, without affecting other accounts and visitors', async () => {
  const share = createFairShare(2);
  const held = Promise.withResolvers<string>();
  const mine = [1, 2].map(() => share('a', () => held.promise));
  await expect(share('a', async () => 'one too many')).rejects.toMatchObject({ code: 'request.too_many' });
  expect(await share('b', async () => 'other')).toBe('other');
  expect(await Promise.all([1, 2, 3].map(() => share(undefined, async () => 'visitor')))).toHaveLength(3);
  held.resolve('done');
  expect(await Promise.all(mine)).toEqual(['done', 'done']);
  expect(await share('a', async () => 'again')).toBe('again');
});

test('a failed call frees its place', async () => {
  const share = createFairShare(1);
  for (let call = 0; call < 3; call += 1)
    await expect(share('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
