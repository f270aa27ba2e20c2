import type { QueryClient } from '@tanstack/react-query';

/** What may be different after a deposit or withdrawal has changed. */
const CHANGED: ReadonlySet<unknown> = new Set([
  'deposits.get',
  'withdrawals.get',
  'withdrawals.terms',
  'paymentMethods.methods',
  'beneficiaries.list',
  'records.payments',
  'records.funds',
]);

/** Loads again what is on screen of the member's payments; the rest when it is shown next. */
export const reloadPayments = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => CHANGED.has(name) });
