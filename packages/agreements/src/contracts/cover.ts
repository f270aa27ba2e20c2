import { LAST_BAND, type CountedTerms, type RealtimeTerms, type Terms, type Tier } from './terms.ts';
import { tierOfBand } from './tiers.ts';
import { asksAtMost } from './validation.ts';

/** Why a payer's own contract does not cover one with a downline; `tier` is the number of the downline's tier. */
export type CoverProblem = {
  code: 'kind' | 'classes' | 'last_day' | 'active_from' | 'period' | 'carry' | 'deductions' | 'rate';
  tier?: number;
};

/** The payer's rate at the conditions of a downline's tier: whoever reaches those has reached the payer's. */
const ownRate = (own: readonly Tier[], { conditions }: Tier): number =>
  own.findLast((tier) => asksAtMost(tier.conditions, conditions))?.ratePpm ?? 0;

const rateProblems = (own: CountedTerms, offered: CountedTerms): CoverProblem[] =>
  offered.tiers.flatMap((each, tier) =>
    ownRate(own.tiers, each) >= each.ratePpm ? [] : [{ code: 'rate' as const, tier }],
  );

/** Compared in every band, because the payer's next tier may begin later than the downline's. */
function bandProblems(own: RealtimeTerms, offered: RealtimeTerms): CoverProblem[] {
  const uncovered = new Set<number>();
  for (let band = 0; band <= LAST_BAND; band += 1) {
    const theirs = tierOfBand(offered.tiers, band);
    const mine = tierOfBand(own.tiers, band);
    if (!theirs) continue;
    const covers = mine && mine.winRatePpm >= theirs.winRatePpm && mine.lossRatePpm >= theirs.lossRatePpm;
    if (!covers) uncovered.add(offered.tiers.indexOf(theirs));
  }
  return [...uncovered].map((tier) => ({ code: 'rate', tier }));
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

function countedProblems(own: CountedTerms, offered: CountedTerms): CoverProblem[] {
  const problems: CoverProblem[] = [];
  if (own.activeFromMinor !== offered.activeFromMinor) problems.push({ code: 'active_from' });
  if (own.kind === 'dividend' && offered.kind === 'dividend') {
    if (own.period !== offered.period) problems.push({ code: 'period' });
    if (own.carry !== offered.carry) problems.push({ code: 'carry' });
    if (!isSameSet(own.deductions, offered.deductions)) problems.push({ code: 'deductions' });
  }
  return [...problems, ...rateProblems(own, offered)];
}

/**
 * Problems of terms that a payer offers to a direct downline, against the payer's own running contract. None means that
 * the payer never owes more of valid bets than it gets.
 */
export function coverProblems(own: Terms, offered: Terms): CoverProblem[] {
  if (own.kind !== offered.kind) return [{ code: 'kind' }];
  const problems: CoverProblem[] = [];
  if (offered.classes.some((each) => !own.classes.includes(each))) problems.push({ code: 'classes' });
  if (own.lastDay !== undefined && (offered.lastDay === undefined || offered.lastDay > own.lastDay))
    problems.push({ code: 'last_day' });
  if (own.kind === 'realtime' || offered.kind === 'realtime')
    return own.kind === 'realtime' && offered.kind === 'realtime'
      ? [...problems, ...bandProblems(own, offered)]
      : problems;
  return [...problems, ...countedProblems(own, offered)];
}
