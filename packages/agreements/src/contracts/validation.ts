import { PPM } from '../amounts.ts';
import { RATE_STEP_PPM } from '../rates/sheets.ts';
import { LAST_BAND, MAX_TIERS, type BandTier, type Conditions, type Terms, type Tier } from './terms.ts';

/** What is wrong with terms by themselves; `tier` is the number of the tier. */
export type TermsProblem = {
  code: 'classes' | 'tier_count' | 'rate' | 'order' | 'condition';
  tier?: number;
};

/** The ceilings of contracts are the merchant's: the one of rebates doesn't hold for a share of losses. */
const isRate = (ratePpm: number): boolean =>
  Number.isInteger(ratePpm) && ratePpm >= 0 && ratePpm <= Number(PPM) && ratePpm % RATE_STEP_PPM === 0;

const NO_LOSS = -(2n ** 62n);
const lossOf = ({ netLossMinor }: Conditions): bigint => netLossMinor ?? NO_LOSS;

/** Whether every condition of the first is at most that of the second. */
export const asksAtMost = (a: Conditions, b: Conditions): boolean =>
  a.activeMembers <= b.activeMembers && a.validBetMinor <= b.validBetMinor && lossOf(a) <= lossOf(b);

const isCondition = ({ activeMembers, validBetMinor, netLossMinor }: Conditions): boolean =>
  Number.isInteger(activeMembers) &&
  activeMembers >= 0 &&
  validBetMinor >= 0n &&
  (netLossMinor === undefined || netLossMinor >= 0n);

/** Conditions don't fall and rates rise from tier to tier. */
function tierProblems(tiers: readonly Tier[]): TermsProblem[] {
  return tiers.flatMap(({ conditions, ratePpm }, tier): TermsProblem[] => {
    const before = tiers[tier - 1];
    if (!isCondition(conditions)) return [{ code: 'condition', tier }];
    if (!isRate(ratePpm) || ratePpm === 0) return [{ code: 'rate', tier }];
    const rises = !before || (asksAtMost(before.conditions, conditions) && before.ratePpm < ratePpm);
    return rises ? [] : [{ code: 'order', tier }];
  });
}

function bandProblems(tiers: readonly BandTier[]): TermsProblem[] {
  return tiers.flatMap(({ fromBand, winRatePpm, lossRatePpm }, tier): TermsProblem[] => {
    const before = tiers[tier - 1];
    if (!Number.isInteger(fromBand) || fromBand < 0 || fromBand > LAST_BAND)
      return [{ code: 'condition', tier }];
    if (!isRate(winRatePpm) || !isRate(lossRatePpm) || winRatePpm + lossRatePpm === 0)
      return [{ code: 'rate', tier }];
    const rises =
      !before ||
      (before.fromBand < fromBand &&
        before.winRatePpm <= winRatePpm &&
        before.lossRatePpm <= lossRatePpm &&
        before.winRatePpm + before.lossRatePpm < winRatePpm + lossRatePpm);
    return rises ? [] : [{ code: 'order', tier }];
  });
}

/** Problems of terms before anybody's contract is compared; none if they can be offered. */
export function termsProblems(terms: Terms): TermsProblem[] {
  const { tiers } = terms;
  if (tiers.length === 0 || tiers.length > MAX_TIERS) return [{ code: 'tier_count' }];
  const classes: TermsProblem[] = terms.classes.length === 0 ? [{ code: 'classes' }] : [];
  return terms.kind === 'realtime'
    ? [...classes, ...bandProblems(terms.tiers)]
    : [...classes, ...tierProblems(terms.tiers)];
}
