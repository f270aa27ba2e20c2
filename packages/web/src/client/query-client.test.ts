import { ApiError } from '@croupier/contract/client.ts';
import { expect, test } from 'vitest';
import { createQueryClient, shouldRetry } from './query-client.ts';

const refusal = (status: number) => new ApiError({ code: 'x', message: 'x', value: null }, status);

test('a refusal is final; a lost connection and a busy server are retried twice', () => {
  expect([400, 401, 403, 404, 409, 422].map((status) => shouldRetry(0, refusal(status)))).not.toContain(true);
  expect([0, 429, 500, 503].map((status) => shouldRetry(0, refusal(status)))).not.toContain(false);
  expect(shouldRetry(2, refusal(0))).toBe(false);
  expect(shouldRetry(0, new Error('a mistake of ours'))).toBe(false);
});

const key = (amountMinor: bigint, at: number) => [
  'x',
  { amountMinor, at: new Date(at), list: [amountMinor] },
];

test('query keys may contain amounts and times', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(key(1n, 1), 'one');
  expect(queryClient.getQueryData(key(1n, 1))).toBe('one');
  expect(queryClient.getQueryData(key(2n, 1))).toBeUndefined();
  expect(queryClient.getQueryData(key(1n, 2))).toBeUndefined();
  queryClient.clear();
});
