import { expect, test } from 'vitest';
import { applyBalance, BALANCE_KEY, newerBalance } from './balance.ts';
import { createQueryClient } from '../client/query-client.ts';

const balance = (amount: bigint, sequence: string) => ({ currency: 'EUR', amount, sequence });

test('the higher sequence wins, whichever arrives last', () => {
  const early = balance(100n, '9');
  const late = balance(50n, '10');
  expect(newerBalance(undefined, early)).toBe(early);
  expect(newerBalance(early, late)).toBe(late);
  expect(newerBalance(late, early)).toBe(late);
  expect(newerBalance(late, balance(50n, '10'))).toBe(late);
});

test('the cache never goes back', () => {
  const queryClient = createQueryClient();
  applyBalance(queryClient, balance(100n, '7'));
  applyBalance(queryClient, balance(900n, '6'));
  expect(queryClient.getQueryData(BALANCE_KEY)).toEqual(balance(100n, '7'));
  queryClient.clear();
});
