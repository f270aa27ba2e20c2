import type { ContractKind, ContractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';
import type { RateClass } from '../agents.queries.ts';

/** A tier as it is typed; an empty condition is none. */
export type TierDraft = {
  key: string;
  activeMembers: string;
  validBet: string;
  netLoss: string;
  fromBand: string;
  rate: string;
  lossRate: string;
};

export const EMPTY_TIER: Omit<TierDraft, 'key'> = {
  activeMembers: '',
  validBet: '',
  netLoss: '',
  fromBand: '1',
  rate: '',
  lossRate: '',
};

type DividendTerms = Extract<ContractTerms, { kind: 'dividend' }>;

export type OfferDraft = {
  kind: ContractKind;
  classes: readonly RateClass[];
  activeFrom: string;
  period: DividendTerms['period'];
  carry: DividendTerms['carry'];
  deductions: DividendTerms['deductions'];
  tiers: readonly TierDraft[];
};

export const newOffer = (key: string): OfferDraft => ({
  kind: 'realtime',
  classes: RATE_CLASSES,
  activeFrom: '',
  period: 'monthly',
  carry: 'until_cleared',
  deductions: ['rebates', 'bonuses', 'salaries'],
  tiers: [{ key, ...EMPTY_TIER }],
});

const PPM_PER_PERCENT = 10_000;

/** Parts per million of a percentage with up to four decimals. */
function ppmOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * PPM_PER_PERCENT) : undefined;
}

const countOf = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
const amountOf = (typed: string): bigint | undefined => (typed.trim() === '' ? 0n : parseTypedAmount(typed));

function countedTiers(tiers: readonly TierDraft[]): DividendTerms['tiers'] | undefined {
  const read: DividendTerms['tiers'] = [];
  for (const tier of tiers) {
    const [ratePpm, activeMembers] = [ppmOf(tier.rate), countOf(tier.activeMembers)];
    const [validBetMinor, netLossMinor] = [amountOf(tier.validBet), amountOf(tier.netLoss)];
    if (ratePpm === undefined || activeMembers === undefined) return undefined;
    if (validBetMinor === undefined || netLossMinor === undefined) return undefined;
    const hasNetLoss = tier.netLoss.trim() !== '';
    read.push({
      conditions: { activeMembers, validBetMinor, ...(hasNetLoss && { netLossMinor }) },
      ratePpm,
    });
  }
  return read;
}

function realtimeOf({ classes, tiers }: OfferDraft): ContractTerms | undefined {
  const read = tiers.map(({ fromBand, rate, lossRate }) => ({
    fromBand: (countOf(fromBand) ?? 0) - 1,
    winRatePpm: ppmOf(rate) ?? -1,
    lossRatePpm: ppmOf(lossRate) ?? -1,
  }));
  const isWhole = read.every(
    ({ fromBand, winRatePpm, lossRatePpm }) => fromBand >= 0 && winRatePpm >= 0 && lossRatePpm >= 0,
  );
  return isWhole ? { kind: 'realtime', classes: [...classes], tiers: read } : undefined;
}

/** The terms that a draft makes; undefined while something of it can't be read. */
export function termsOf(draft: OfferDraft): ContractTerms | undefined {
  if (draft.classes.length === 0) return undefined;
  if (draft.kind === 'realtime') return realtimeOf(draft);
  const [tiers, activeFromMinor] = [countedTiers(draft.tiers), amountOf(draft.activeFrom)];
  if (!tiers || activeFromMinor === undefined) return undefined;
  const counted = { classes: [...draft.classes], activeFromMinor, tiers };
  if (draft.kind !== 'dividend') return { kind: draft.kind, ...counted };
  const { period, carry, deductions } = draft;
  return { kind: 'dividend', ...counted, period, carry, deductions };
}
