import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { BALANCE_KEY } from './balance.ts';
import { concealed, concealPayout } from './conceal.ts';

const balance = (amount: bigint, sequence: string) => ({ amount, sequence, currency: 'EUR' });
let queryClient: QueryClient;
const shown = (): bigint | undefined =>
  queryClient.getQueryData<ReturnType<typeof balance>>(BALANCE_KEY)?.amount;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(BALANCE_KEY, balance(100n, '1'));
});

test('a payout appears when it is revealed, the stake before', () => {
  const round = concealPayout(queryClient);
  expect(shown()).toBe(100n);
  round.answered(balance(110n, '2'), 20n);
  expect(shown()).toBe(90n);
  round.reveal();
  round.reveal();
  expect(shown()).toBe(110n);
});

test('a balance pushed before the answer waits for it', () => {
  const round = concealPayout(queryClient);
  expect(concealed(queryClient, balance(110n, '2'))).toBe(true);
  expect(shown()).toBe(100n);
  round.answered(balance(110n, '2'), 20n);
  expect(shown()).toBe(90n);
  round.reveal();
  expect(shown()).toBe(110n);
  expect(concealed(queryClient, balance(120n, '3'))).toBe(false);
});

test('rounds overlap, and each payout appears at its own reveal', () => {
  const first = concealPayout(queryClient);
  first.answered(balance(110n, '2'), 20n);
  const second = concealPayout(queryClient);
  second.answered(balance(130n, '3'), 30n);
  expect(shown()).toBe(80n);
  first.reveal();
  expect(shown()).toBe(100n);
  second.reveal();
  expect(shown()).toBe(130n);
});

test('a refused bet changes nothing, and a newer balance is never replaced', () => {
  concealPayout(queryClient).reveal();
  expect(shown()).toBe(100n);
  const round = concealPayout(queryClient);
  round.answered(balance(110n, '2'), 20n);
  queryClient.setQueryData(BALANCE_KEY, balance(500n, '9'));
  round.reveal();
  expect(shown()).toBe(500n);
});
