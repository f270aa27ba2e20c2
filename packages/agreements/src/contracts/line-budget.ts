import { rateIn, type RateClass, type RateSheet } from '../rates/sheets.ts';
import type { Terms } from './terms.ts';

/** What a root may cost of the stakes, prizes included: 99.5 %. */
export const LINE_BUDGET_PPM = 995_000;

/** The highest part of the valid bets that a salary can pay; nothing for a dividend, which is paid of losses. */
function highestRate(terms: Terms): number {
  if (terms.kind === 'dividend') return 0;
  return terms.kind === 'realtime'
    ? Math.max(...terms.tiers.map(({ winRatePpm, lossRatePpm }) => Math.max(winRatePpm, lossRatePpm)))
    : Math.max(...terms.tiers.map(({ ratePpm }) => ratePpm));
}

export type LineBudget = { of: RateClass; usedPpm: number; isExceeded: boolean };

/** What a root's rates and salaries take of each class together with the return to players at rate 0. */
export const lineBudget = (input: {
  returnsPpm: Readonly<Partial<Record<RateClass, number>>>;
  sheet: RateSheet;
  contracts: readonly Terms[];
  classes: readonly RateClass[];
}): LineBudget[] =>
  input.classes.map((of) => {
    const salaries = input.contracts
      .filter(({ classes }) => classes.includes(of))
      .reduce((sum, terms) => sum + highestRate(terms), 0);
    const usedPpm = (input.returnsPpm[of] ?? 0) + rateIn(input.sheet, of) + salaries;
    return { of, usedPpm, isExceeded: usedPpm > LINE_BUDGET_PPM };
  });
