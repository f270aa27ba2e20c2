import type { QueryClient } from '@tanstack/react-query';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { applyBalance } from '@croupier/web/realtime/balance.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/call.ts';

export const ticketQuery = (id: string) => callQuery('lotteryTickets.get', { params: { id } });
export const ticketPathQuery = (id: string) => callQuery('lotteryTickets.path', { params: { id } });
export const chaseQuery = (id: string) => callQuery('lotteryChases.get', { params: { id } });

const TICKETS: ReadonlySet<unknown> = new Set([
  'lotteryTickets.list',
  'lotteryTickets.get',
  'lotteryChases.list',
  'lotteryChases.get',
]);

const reloadTickets = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => TICKETS.has(name) });

/** Takes the balance of an answer, and loads tickets and chases again. */
export function useAfterTicket() {
  const queryClient = useQueryClient();
  const { currency } = useMerchant();
  return ({ balance, balanceSequence }: { balance: bigint; balanceSequence: string }): Promise<void> => {
    applyBalance(queryClient, { currency, amount: balance, sequence: balanceSequence });
    return reloadTickets(queryClient);
  };
}
