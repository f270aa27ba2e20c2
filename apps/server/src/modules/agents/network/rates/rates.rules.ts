import {
  CLASSES,
  classesAbove,
  isSheet,
  rateIn,
  type RateClass,
  type RateSheet,
} from '@croupier/agreements/rates/sheets.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';

/** The period of five minutes in which an instant lies. */
export const periodAt = (at: Date): number => Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));

export type Rates = Partial<Record<RateClass, number>>;

/** The sheet with some rates changed. */
export const changedSheet = (sheet: RateSheet, rates: Rates): RateSheet =>
  CLASSES.map((of) => rates[of] ?? rateIn(sheet, of));

export const ratesOf = (sheet: RateSheet): Record<RateClass, number> =>
  Object.fromEntries(CLASSES.map((of) => [of, rateIn(sheet, of)])) as Record<RateClass, number>;

/** Why an agent may not give a sheet, if so; `from` is what the downline has. */
export function sheetProblem(sheets: {
  from: RateSheet;
  to: RateSheet;
  limit: RateSheet;
}): 'rateInvalid' | 'rateLower' | 'rateAbove' | undefined {
  const { from, to, limit } = sheets;
  if (!isSheet(to)) return 'rateInvalid';
  if (classesAbove(from, to).length > 0) return 'rateLower';
  return classesAbove(to, limit).length > 0 ? 'rateAbove' : undefined;
}
