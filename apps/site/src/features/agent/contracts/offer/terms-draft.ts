import { coverProblems } from '@croupier/agreements/contracts/cover.ts';
import { termsProblems } from '@croupier/agreements/contracts/validation.ts';
import type { ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';

/** A tier as it is typed; rates in percent. */
export type TierDraft = {
  key: string;
  activeMembers: string;
  validBet: string;
  netLoss: string;
  /** Of a real-time salary: from which band of single bets on. */
  fromBand: number;
  rate: string;
  lossRate: string;
};

const PPM_PER_PERCENT = 10_000;

/** `0.8` is 8,000 parts per million; undefined for anything that is not a percentage with up to four decimals. */
export function ppmOf(percent: string): number | undefined {
  const text = percent.trim().replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{0,4})?$/.test(text)) return undefined;
  return Math.round(Number(text) * PPM_PER_PERCENT);
}

/** 8,000 parts per million are `0.8`. */
export const percentOf = (ppm: number): string => String(ppm / PPM_PER_PERCENT);

const typedMinor = (minor: bigint | undefined): string =>
  minor ? typedAmount(minor).replace(/\.00$/, '') : '';

/** Starts from the agent's own tiers, a step below in each. */
export function draftOf(own: ContractTerms, stepPpm: number, newKey: () => string): TierDraft[] {
  const below = (ppm: number): string => percentOf(Math.max(0, ppm - stepPpm));
  if (own.kind === 'realtime')
    return own.tiers.map(({ fromBand, winRatePpm, lossRatePpm }) => ({
      key: newKey(),
      activeMembers: '',
      validBet: '',
      netLoss: '',
      fromBand,
      rate: below(winRatePpm),
      lossRate: below(lossRatePpm),
    }));
  return own.tiers.map(({ conditions, ratePpm }) => ({
    key: newKey(),
    activeMembers: conditions.activeMembers > 0 ? String(conditions.activeMembers) : '',
    validBet: typedMinor(conditions.validBetMinor),
    netLoss: typedMinor(conditions.netLossMinor),
    fromBand: 0,
    rate: below(ratePpm),
    lossRate: '',
  }));
}

const countOf = (text: string): number | undefined =>
  text.trim() === '' ? 0 : /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
const amountOf = (text: string): bigint | undefined => (text.trim() === '' ? 0n : parseTypedAmount(text));

/** The terms that a draft makes; everything beside the tiers is the agent's own. Undefined while something is not a number. */
export function termsOf(own: ContractTerms, drafts: readonly TierDraft[]): ContractTerms | undefined {
  if (own.kind === 'realtime') {
    const tiers = drafts.map(({ fromBand, rate, lossRate }) => ({
      fromBand,
      winRatePpm: ppmOf(rate) ?? -1,
      lossRatePpm: ppmOf(lossRate) ?? -1,
    }));
    const isWhole = tiers.every(({ winRatePpm, lossRatePpm }) => winRatePpm >= 0 && lossRatePpm >= 0);
    return isWhole ? { ...own, tiers } : undefined;
  }
  const tiers = [];
  for (const draft of drafts) {
    const [activeMembers, validBetMinor] = [countOf(draft.activeMembers), amountOf(draft.validBet)];
    const [netLossMinor, ratePpm] = [amountOf(draft.netLoss), ppmOf(draft.rate)];
    if (activeMembers === undefined || validBetMinor === undefined) return undefined;
    if (netLossMinor === undefined || ratePpm === undefined) return undefined;
    const hasNetLoss = draft.netLoss.trim() !== '';
    tiers.push({
      conditions: { activeMembers, validBetMinor, ...(hasNetLoss && { netLossMinor }) },
      ratePpm,
    });
  }
  return { ...own, tiers };
}

export type DraftProblem = {
  code: 'classes' | 'tier_count' | 'rate' | 'order' | 'condition' | 'ceiling' | 'step' | 'cover';
  tier?: number;
};

const ratesIn = (terms: ContractTerms): number[][] =>
  terms.kind === 'realtime'
    ? terms.tiers.map(({ winRatePpm, lossRatePpm }) => [winRatePpm, lossRatePpm])
    : terms.tiers.map(({ ratePpm }) => [ratePpm]);

/** What is wrong with terms, and where the agent's own contract does not cover them. */
export function problemsOf(
  own: ContractTerms,
  terms: ContractTerms,
  limits: { rateStepPpm: number; ceilingPpm: number },
): DraftProblem[] {
  const byThemselves: DraftProblem[] = termsProblems(terms);
  const rates = ratesIn(terms).flatMap((tier, at): DraftProblem[] => [
    ...(tier.some((rate) => rate > limits.ceilingPpm) ? [{ code: 'ceiling' as const, tier: at }] : []),
    ...(tier.some((rate) => rate % limits.rateStepPpm !== 0) ? [{ code: 'step' as const, tier: at }] : []),
  ]);
  if (byThemselves.length + rates.length > 0) return [...byThemselves, ...rates];
  return coverProblems(own, terms).map(({ tier }) => ({
    code: 'cover',
    ...(tier !== undefined && { tier }),
  }));
}
