import type { Balance } from '@croupier/contract/money/wallet.ts';
import { BALANCE_KEY, newerBalance } from '@croupier/web/realtime/balance.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

/** The balance query; an answer that is older than a pushed event changes nothing. */
export const balanceQuery = queryOptions({
  queryKey: BALANCE_KEY,
  queryFn: ({ signal }): Promise<Balance> => call('wallet.balance', {}, { signal }),
  structuralSharing: (known, heard) => newerBalance(known as Balance | undefined, heard as Balance),
});
