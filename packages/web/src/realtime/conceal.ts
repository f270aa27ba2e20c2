import type { Balance } from '@croupier/contract/money/wallet.ts';
import type { QueryClient } from '@tanstack/react-query';
import { BALANCE_KEY, newerBalance } from './balance.ts';

type Hidden = { payoutMinor: bigint | undefined };

/** Rounds whose result the screen has not shown yet. The payout is undefined until the answer arrives. */
const hidden = new Set<Hidden>();
/** The newest balance that was heard of while something was hidden. */
let heard: Balance | undefined;

function show(queryClient: QueryClient): void {
  const latest = heard;
  // Before the answer it is unknown how much of a pushed balance is the payout.
  if (!latest || [...hidden].some(({ payoutMinor }) => payoutMinor === undefined)) return;
  const hiddenMinor = [...hidden].reduce((sum, { payoutMinor = 0n }) => sum + payoutMinor, 0n);
  queryClient.setQueryData<Balance>(BALANCE_KEY, (known) => {
    if (known && known.currency === latest.currency && BigInt(known.sequence) > BigInt(latest.sequence))
      return known;
    const amount = latest.amount - hiddenMinor;
    return known?.amount === amount && known.sequence === latest.sequence ? known : { ...latest, amount };
  });
  if (hidden.size === 0) heard = undefined;
}

/** Takes note of a balance while results are hidden. Returns false if none is, so that the caller shows it at once. */
export function concealed(queryClient: QueryClient, balance: Balance): boolean {
  if (hidden.size === 0) return false;
  heard = newerBalance(heard, balance);
  show(queryClient);
  return true;
}

export type Concealment = {
  /** The answer has arrived: the stake is shown as taken, the payout not yet as paid. */
  answered: (balance: Balance, payoutMinor: bigint) => void;
  /** The screen has shown the result, or there is none. Later calls do nothing. */
  reveal: () => void;
};

/** Keeps the payout of a round out of the shown balance until its result is revealed, whatever the socket says. */
export function concealPayout(queryClient: QueryClient): Concealment {
  const entry: Hidden = { payoutMinor: undefined };
  hidden.add(entry);
  return {
    answered: (balance, payoutMinor) => {
      entry.payoutMinor = payoutMinor;
      heard = newerBalance(heard, balance);
      show(queryClient);
    },
    reveal: () => {
      if (hidden.delete(entry)) show(queryClient);
    },
  };
}
