import type { Balance } from '@croupier/contract/money/wallet.ts';
import { BALANCE_KEY, newerBalance } from '@croupier/web/realtime/balance.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/**
 * The balance query; an answer that is older than a pushed event changes nothing. Not by `structuralSharing`, which
 * would also hold back a payout that a game reveals: its sequence has been shown already, without the payout.
 */
export const balanceQuery = queryOptions({
  queryKey: BALANCE_KEY,
  queryFn: async ({ client, signal }): Promise<Balance> => {
    const heard = await call('wallet.balance', {}, { signal });
    return newerBalance(client.getQueryData<Balance>(BALANCE_KEY), heard);
  },
});
