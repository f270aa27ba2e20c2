import type { Balance } from '@croupier/contract/wallet.ts';
import type { QueryClient } from '@tanstack/react-query';

/** The one place in the query cache where the balance of the main wallet lives. */
export const BALANCE_KEY = ['wallet.balance'] as const;

/**
 * Answers and pushed events overtake each other; the sequence of the account says which one is newer.
 * The old object stays the same when nothing is newer, so that nothing renders again.
 */
export function newerBalance(known: Balance | undefined, heard: Balance): Balance {
  if (!known) return heard;
  return BigInt(heard.sequence) > BigInt(known.sequence) || heard.currency !== known.currency ? heard : known;
}

/** Shows a balance that came with a bet's answer or over the socket, unless a newer one is shown already. */
export const applyBalance = (queryClient: QueryClient, heard: Balance): void => {
  queryClient.setQueryData<Balance>(BALANCE_KEY, (known) => newerBalance(known, heard));
};
