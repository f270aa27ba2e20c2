import type { MerchantOverview } from './overview.queries.ts';

/** `right`: adds up and was audited without findings; `waiting`: adds up, but no audit yet. */
export type BooksState = 'right' | 'waiting' | 'wrong';

type Books = Pick<MerchantOverview, 'trialBalance' | 'auditedAt' | 'auditFindings'>;

export function booksOf({ trialBalance, auditedAt, auditFindings }: Books): BooksState {
  if (trialBalance !== 0n || (auditFindings ?? 0) > 0) return 'wrong';
  return auditedAt === null || auditFindings === null ? 'waiting' : 'right';
}

/** The worst of all merchants and how many of them are in that state. */
export function worstBooks(merchants: readonly Books[]): { state: BooksState; count: number } {
  const states = merchants.map(booksOf);
  const state = (['wrong', 'waiting'] as const).find((bad) => states.includes(bad)) ?? 'right';
  return { state, count: states.filter((other) => other === state).length };
}
