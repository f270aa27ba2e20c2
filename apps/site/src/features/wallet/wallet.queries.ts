import type { Balance } from '@croupier/contract/wallet.ts';
import { BALANCE_KEY, newerBalance } from '@croupier/web/realtime/balance.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** The balance as pushed, answered or asked for: an answer that was overtaken by an event changes nothing. */
export const balanceQuery = queryOptions({
  queryKey: BALANCE_KEY,
  queryFn: ({ signal }): Promise<Balance> => call('wallet.balance', {}, { signal }),
  structuralSharing: (known, heard) => newerBalance(known as Balance | undefined, heard as Balance),
});
