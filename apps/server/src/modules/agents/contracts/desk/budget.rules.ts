import { lineBudget, LINE_BUDGET_PPM, type LineBudget } from '@croupier/agreements/contracts/line-budget.ts';
import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { RateClass, RateSheet } from '@croupier/agreements/rates/sheets.ts';

/** What players get back on average before rebates: of lotteries at the lowest prize group, of other games at most. */
const LOTTERIES: ReadonlySet<RateClass> = new Set(['LOTT', 'ZY', 'ELOTT', 'SEA']);
const LOTTERY_RETURN_PPM = 900_000;
const GAME_RETURN_PPM = 970_000;

export type Budget = LineBudget & { limitPpm: number };

/** What a root would cost of the stakes with these contracts. */
export function budgetOf(
  sheet: RateSheet,
  contracts: readonly Terms[],
  classes: readonly RateClass[],
): Budget[] {
  const returnsPpm = Object.fromEntries(
    classes.map((of) => [of, LOTTERIES.has(of) ? LOTTERY_RETURN_PPM : GAME_RETURN_PPM]),
  );
  return lineBudget({ returnsPpm, sheet, contracts, classes }).map((each) => ({
    ...each,
    limitPpm: LINE_BUDGET_PPM,
  }));
}
