import type { Contract } from '../contracts.types.ts';
import { cycleOf, nextStart, startFrom } from '../periods/cycles.rules.ts';
import type { Calendar } from '../../network/index.ts';
import type { Terms } from '@croupier/agreements/contracts/terms.ts';

/** Where a contract that ends now ends: the running period is still settled. */
export const endOf = (contract: Pick<Contract, 'cycle'>, period: number, calendar: Calendar): number =>
  nextStart(period, contract.cycle, calendar);

/** Where accepted terms begin, and where what they replace ends: with the kind's next period. */
export function startsOf(input: {
  terms: Terms;
  former: Contract | undefined;
  /** The payer's own contract; undefined for the house. */
  payers: Contract | undefined;
  period: number;
  calendar: Calendar;
}): { startsPeriod: number; formerEnds: number | undefined } {
  const { terms, former, payers, period, calendar } = input;
  const cycle = cycleOf(terms);
  const own = nextStart(period, cycle, calendar);
  const ended = former ? endOf(former, period, calendar) : own;
  const earliest = Math.max(own, ended, payers?.startsPeriod ?? 0);
  const startsPeriod = startFrom(earliest, cycle, calendar);
  if (!former) return { startsPeriod, formerEnds: undefined };
  return { startsPeriod, formerEnds: former.cycle === cycle ? startsPeriod : ended };
}
