import { concealPayout } from '@croupier/web/realtime/conceal.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { call } from '../api/call.ts';
import { balanceQuery } from './balance.queries.ts';

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }));

const balance = (amount: bigint, sequence: string) => ({ amount, sequence, currency: 'EUR' });

async function load(queryClient: QueryClient, answer: ReturnType<typeof balance>): Promise<void> {
  vi.mocked(call).mockResolvedValueOnce(answer);
  await queryClient.fetchQuery(balanceQuery);
}

test('a hidden payout stays hidden when the balance is loaded, and appears when it is revealed', async () => {
  const queryClient = new QueryClient();
  const shown = () => queryClient.getQueryData(balanceQuery.queryKey);
  await load(queryClient, balance(100n, '1'));
  const round = concealPayout(queryClient);
  round.answered(balance(110n, '2'), 20n);
  await load(queryClient, balance(110n, '2'));
  expect(shown()).toEqual(balance(90n, '2'));
  round.reveal();
  expect(shown()).toEqual(balance(110n, '2'));
  await load(queryClient, balance(100n, '1'));
  expect(shown()).toEqual(balance(110n, '2'));
});
