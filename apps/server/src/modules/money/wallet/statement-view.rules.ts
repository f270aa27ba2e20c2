import type { StatementPage } from './wallet.types.ts';

/** A page of a statement as calls answer it. */
export const statementView = ({ items, totalInMinor, totalOutMinor, ...page }: StatementPage) => ({
  ...page,
  items: items.map(({ sequence, amountMinor, balanceAfterMinor, ...line }) => ({
    ...line,
    sequence: String(sequence),
    amount: amountMinor,
    balanceAfter: balanceAfterMinor,
  })),
  totalIn: totalInMinor,
  totalOut: totalOutMinor,
});
