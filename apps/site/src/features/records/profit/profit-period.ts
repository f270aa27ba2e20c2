export const PROFIT_PERIODS = ['7d', '30d', 'month', 'year'] as const;
export type ProfitPeriod = (typeof PROFIT_PERIODS)[number];

const LAST_DAYS = { '7d': 6, '30d': 29 } as const;
const MONTHS_BEFORE = 11;

/** The span of a period in the reader’s days, up to the end of today. */
export function profitSpan(period: ProfitPeriod, now: Date): { from: Date; until: Date } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const until = new Date(year, month, day + 1);
  if (period === 'month') return { from: new Date(year, month, 1), until };
  if (period === 'year') return { from: new Date(year, month - MONTHS_BEFORE, 1), until };
  return { from: new Date(year, month, day - LAST_DAYS[period]), until };
}
