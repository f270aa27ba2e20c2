import { coverProblems, type CoverProblem } from '@croupier/agreements/contracts/cover.ts';
import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import { termsProblems, type TermsProblem } from '@croupier/agreements/contracts/validation.ts';
import type { SettlementSettings } from '@croupier/contract/agents/settlement-settings.ts';

type Limits = SettlementSettings['contracts'];

export type Problem = {
  code:
    | Exclude<TermsProblem['code'], never>
    | Exclude<CoverProblem['code'], 'rate' | 'classes'>
    | 'cover'
    | 'ceiling'
    | 'loss_rate'
    | 'dividend_off';
  tier: number | null;
};

/** The rates of each tier. */
const ratesOf = (terms: Terms): number[][] =>
  terms.kind === 'realtime'
    ? terms.tiers.map(({ winRatePpm, lossRatePpm }) => [winRatePpm, lossRatePpm])
    : terms.tiers.map(({ ratePpm }) => [ratePpm]);

export const highestRate = (terms: Terms): number => Math.max(...ratesOf(terms).flat());

/** What the merchant doesn't allow. */
function limitProblems(terms: Terms, limits: Limits): Problem[] {
  const ceiling = limits.ceilingsPpm[terms.kind];
  const problems = ratesOf(terms).flatMap((rates, tier): Problem[] => {
    if (rates.some((rate) => rate > ceiling)) return [{ code: 'ceiling', tier }];
    return rates.some((rate) => rate % limits.rateStepPpm !== 0) ? [{ code: 'rate', tier }] : [];
  });
  if (limits.lossBasedPay) return problems;
  if (terms.kind === 'dividend') return [...problems, { code: 'dividend_off', tier: null }];
  if (terms.kind !== 'realtime') return problems;
  const paysLosses = terms.tiers.flatMap(({ winRatePpm, lossRatePpm }, tier): Problem[] =>
    lossRatePpm > winRatePpm ? [{ code: 'loss_rate', tier }] : [],
  );
  return [...problems, ...paysLosses];
}

/** What is wrong with terms by themselves. */
export const ownProblems = (terms: Terms, limits: Limits): Problem[] => [
  ...termsProblems(terms).map(({ code, tier }) => ({ code, tier: tier ?? null })),
  ...limitProblems(terms, limits),
];

/** Why the payer's own terms don't cover them. */
export const uncovered = (own: Terms, offered: Terms): Problem[] =>
  coverProblems(own, offered).map(({ code, tier }) => ({
    code: code === 'rate' || code === 'classes' ? 'cover' : code,
    tier: tier ?? null,
  }));
