/** Figures that consist of entries of house accounts. */
export const LEDGER_MEASURES = [
  'stakes',
  'payouts',
  'jackpotIn',
  'corrections',
  'jackpotStart',
  'jackpotPaid',
  'welcome',
  'bonuses',
  'commissions',
  'adjustments',
  'deposits',
  'withdrawals',
] as const;
export type LedgerMeasure = (typeof LEDGER_MEASURES)[number];
