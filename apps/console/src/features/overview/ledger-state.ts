import type { MerchantOverview } from './overview.queries.ts';

/** `sound`: it balances and its audit has no findings; `unaudited`: it balances, but was not audited yet. */
export type LedgerState = 'sound' | 'unaudited' | 'unsound';

type Ledger = Pick<MerchantOverview, 'trialBalance' | 'auditedAt' | 'auditFindings'>;

export function ledgerStateOf({ trialBalance, auditedAt, auditFindings }: Ledger): LedgerState {
  if (trialBalance !== 0n || (auditFindings ?? 0) > 0) return 'unsound';
  return auditedAt === null || auditFindings === null ? 'unaudited' : 'sound';
}

/** The worst state of all merchants, and how many merchants are in it. */
export function worstLedgerState(merchants: readonly Ledger[]): { state: LedgerState; count: number } {
  const states = merchants.map(ledgerStateOf);
  const state = (['unsound', 'unaudited'] as const).find((bad) => states.includes(bad)) ?? 'sound';
  return { state, count: states.filter((other) => other === state).length };
}
