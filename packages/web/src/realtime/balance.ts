import type { Balance } from '@croupier/contract/money/wallet.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The query key of the main wallet's balance. */
export const BALANCE_KEY = ['wallet.balance'] as const;

/**
 * Answers and pushed events may arrive out of order; the account's sequence tells which one is newer. Returns the same
 * object if nothing is newer, so that nothing renders again.
 */
export function newerBalance(known: Balance | undefined, heard: Balance): Balance {
  if (!known) return heard;
  return BigInt(heard.sequence) > BigInt(known.sequence) || heard.currency !== known.currency ? heard : known;
}

/** Updates the balance from an answer or from the socket, unless the known one is newer. */
export const applyBalance = (queryClient: QueryClient, heard: Balance): void => {
  queryClient.setQueryData<Balance>(BALANCE_KEY, (known) => newerBalance(known, heard));
};
