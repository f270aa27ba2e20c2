import { rateOfMinor } from '@croupier/agreements/amounts.ts';
import { dividendGross, realtimeGross, salaryGross } from '@croupier/agreements/contracts/gross.ts';
import type { Bill, Derivation } from './bill.types.ts';
import { sumOf } from '../parts/shares.ts';

/** One thing that was computed again here; amounts in the ledger's scale. */
export type BillCheck = {
  name:
    | 'steps'
    | 'validBet'
    | 'netLoss'
    | 'tier'
    | 'base'
    | 'gross'
    | 'carry'
    | 'downline'
    | 'take'
    | 'total';
  /** What the bill says, and what the browser found; tiers count from 1. */
  billed: bigint;
  found: bigint;
};

export const isRight = ({ billed, found }: BillCheck): boolean => billed === found;

/** A bill of rebates: every step by its rates, then their sum. */
function rebateChecks({ kind, amount, steps }: Bill): BillCheck[] {
  const parts = steps.map(({ ratePpm, ownBet, teamBet, downline, prizeShare }) => {
    const ofOwn = rateOfMinor(ownBet, ratePpm);
    return { own: ofOwn - prizeShare, share: rateOfMinor(teamBet, ratePpm) - downline - ofOwn };
  });
  const wrong = steps.filter(({ own, share }, at) => own !== parts[at]?.own || share !== parts[at].share);
  const total = sumOf(parts.map(({ own, share }) => (kind === 'own' ? own : share)));
  return [
    { name: 'steps', billed: 0n, found: BigInt(wrong.length) },
    { name: 'total', billed: amount, found: total },
  ];
}

type Computed = { grossMinor: bigint; tier: number | undefined; more: BillCheck[] };

/** The gross by the rules that the settlement uses. */
function computed({ terms, reached, bands, losses, lossesOut, endsMonth, base }: Derivation): Computed {
  if (terms.kind === 'realtime')
    return { grossMinor: realtimeGross(terms, bands), tier: undefined, more: [] };
  if (terms.kind !== 'dividend') return { ...salaryGross(terms, reached), more: [] };
  const { baseMinor, losses: left, ...gross } = dividendGross(terms, { reached, losses, endsMonth });
  const text = (carried: typeof lossesOut): bigint => sumOf(carried.map(({ lossMinor }) => lossMinor));
  return {
    ...gross,
    more: [
      { name: 'base', billed: base, found: baseMinor },
      { name: 'carry', billed: text(lossesOut), found: text(left) },
    ],
  };
}

/** Figures of the whole against those by class. Real-time salaries are paid of bands instead. */
function figureChecks({ terms, reached, classes, deductions }: Derivation): BillCheck[] {
  if (terms.kind === 'realtime') return [];
  const checks: BillCheck[] = [
    {
      name: 'validBet',
      billed: reached.validBetMinor,
      found: sumOf(classes.map(({ validBet }) => validBet)),
    },
  ];
  if (terms.kind === 'dividend') {
    const net = sumOf(classes.map(({ stake, payout }) => stake - payout));
    const found = net - sumOf(deductions.map(({ amount }) => amount));
    checks.push({ name: 'netLoss', billed: reached.netLossMinor, found });
  }
  return checks;
}

const tierNumber = (tier: number | null | undefined): bigint => BigInt((tier ?? -1) + 1);

function contractChecks(bill: Bill, derivation: Derivation): BillCheck[] {
  const { contract } = bill;
  if (!contract) return [];
  const { grossMinor, tier, more } = computed(derivation);
  const downline = sumOf(derivation.downlines.map(({ gross }) => gross));
  const isTiered = derivation.terms.kind !== 'realtime';
  return [
    ...figureChecks(derivation),
    ...(isTiered
      ? [{ name: 'tier' as const, billed: tierNumber(contract.tier), found: tierNumber(tier) }]
      : []),
    ...more,
    { name: 'gross', billed: contract.gross, found: grossMinor },
    { name: 'downline', billed: contract.downline, found: downline },
    { name: 'take', billed: contract.take, found: grossMinor - downline },
  ];
}

/** Computes a bill again from its inputs, with the rules that the settlement uses. */
export const checkBill = (bill: Bill): BillCheck[] =>
  bill.derivation ? contractChecks(bill, bill.derivation) : rebateChecks(bill);
