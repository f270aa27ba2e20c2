import type { CallOutput } from '@croupier/contract/route.ts';
import type { vendorWalletRoutes } from '@croupier/contract/vendors/play.ts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callQuery } from '../api/call.ts';
import { fundsQuery, termsQuery } from '../payments/payments.queries.ts';
import { vendorWalletsQuery } from './vendors.queries.ts';

export type Transfer = { from: string; to: string; amount: bigint | 'all' };
export type Moved = CallOutput<typeof vendorWalletRoutes.transfer>;
export type MoveMoney = UseMutationResult<Moved, Error, Transfer> & { moved: Moved | undefined };

/** Moves money between wallets; what became of it stays on the screen until the next transfer. */
export function useMoveMoney(): MoveMoney {
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState<Moved>();
  const mutation = useMutation<Moved, Error, Transfer>({
    mutationFn: (transfer) =>
      call('vendorWallets.transfer', { body: { id: crypto.randomUUID(), ...transfer } }),
    onMutate: () => setMoved(undefined),
    onSuccess: setMoved,
    // A transfer without an answer may have happened, too.
    onSettled: () =>
      Promise.all(
        [vendorWalletsQuery, fundsQuery, termsQuery, callQuery('wallet.balance')].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { ...mutation, moved };
}
