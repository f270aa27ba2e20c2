import type { MerchantOverview } from './overview.queries.ts';

/** `sound`: it balances and its audit has no findings; `unaudited`: it balances, but was not audited yet. */
export type BooksState = 'right' | 'waiting' | 'wrong';

type Books = Pick<MerchantOverview, 'trialBalance' | 'auditedAt' | 'auditFindings'>;

export function booksOf({ trialBalance, auditedAt, auditFindings }: Books): BooksState {
  if (trialBalance !== 0n || (auditFindings ?? 0) > 0) return 'wrong';
  return auditedAt === null || auditFindings === null ? 'waiting' : 'right';
}

/** The worst state of all merchants, and how many merchants are in it. */
export function worstBooks(merchants: readonly Books[]): { state: BooksState; count: number } {
  const states = merchants.map(booksOf);
  const state = (['wrong', 'waiting'] as const).find((bad) => states.includes(bad)) ?? 'right';
  return { state, count: states.filter((other) => other === state).length };
}
