import { randomUUID } from 'node:crypto';
import type { Store } from './store.ts';

/** One line of a provider's own books. `in` raises what the provider owes the merchant. */
export type BookLine = {
  id: string;
  provider: string;
  account: string;
  asset: string;
  kind: 'payment' | 'payout' | 'refund' | 'fee' | 'return' | 'chargeback' | 'settlement';
  /** Above zero for money that comes in. In the ledger's scale of four decimals. */
  amountMinor: bigint;
  /** The order that caused it. */
  order: string;
  at: string;
};

/** The money of each merchant account at each provider, as the provider counts it. */
export function createProviderBook(store: Store) {
  const lines = store.table<BookLine>('book');
  return {
    add: (line: Omit<BookLine, 'id' | 'at'> & { at?: string }): BookLine => {
      const full = { at: new Date().toISOString(), ...line, id: randomUUID() };
      lines.set(full.id, full);
      store.changed();
      return full;
    },
    list: (provider: string, account?: string): BookLine[] =>
      [...lines.values()].filter(
        (line) => line.provider === provider && (account === undefined || line.account === account),
      ),
    position: (provider: string, account: string): Record<string, bigint> => {
      const sums: Record<string, bigint> = {};
      for (const line of lines.values())
        if (line.provider === provider && line.account === account)
          sums[line.asset] = (sums[line.asset] ?? 0n) + line.amountMinor;
      return sums;
    },
  };
}
export type ProviderBook = ReturnType<typeof createProviderBook>;
