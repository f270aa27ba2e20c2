import type { ReportFigures } from '@croupier/contract/backoffice/reports.ts';
import type { Measure } from './days.reads.ts';

type MeasureRow = { key: string; measure: Measure; amount: bigint };

/** Amounts by measure; what is not there is zero. */
export type Amounts = ReadonlyMap<Measure, bigint>;

export function groupByKey(rows: readonly MeasureRow[]): Map<string, Amounts> {
  const groups = new Map<string, Map<Measure, bigint>>();
  for (const { key, measure, amount } of rows) {
    const group = groups.get(key) ?? new Map<Measure, bigint>();
    groups.set(key, group.set(measure, (group.get(measure) ?? 0n) + amount));
  }
  return groups;
}

/**
 * What the figures of a report say. NGR deducts from GGR what the house paid besides: bonuses, commissions, and what it put
 * into the jackpot, fees and losses of payments; fees taken from members add to it. It exists only where bonuses and commissions are known, so `isWhole` is false for a vendor or a game.
 */
export function figuresOf(amounts: Amounts | undefined, isWhole: boolean): ReportFigures {
  const of = (measure: Measure): bigint => amounts?.get(measure) ?? 0n;
  const ggr = of('stakes') - of('payouts');
  const play = of('jackpotIn') + of('jackpotStart') + of('welcome') + of('bonuses') + of('commissions');
  const costs = play + of('paymentFees') + of('paymentLosses') - of('feesTaken');
  return {
    rounds: Number(of('rounds')),
    stakes: of('stakes'),
    payouts: of('payouts'),
    ggr,
    jackpotIn: of('jackpotIn'),
    corrections: of('corrections'),
    jackpotStart: of('jackpotStart'),
    jackpotPaid: of('jackpotPaid'),
    welcome: of('welcome'),
    bonuses: of('bonuses'),
    commissions: of('commissions'),
    adjustments: of('adjustments'),
    deposits: of('deposits'),
    withdrawals: of('withdrawals'),
    feesTaken: of('feesTaken'),
    paymentFees: of('paymentFees'),
    paymentLosses: of('paymentLosses'),
    ngr: isWhole ? ggr - costs : 0n,
  };
}

/** Largest stakes first; equal ones by key. */
export const byStakes = (
  a: { key: string; figures: ReportFigures },
  b: { key: string; figures: ReportFigures },
): number => {
  if (a.figures.stakes !== b.figures.stakes) return a.figures.stakes > b.figures.stakes ? -1 : 1;
  return a.key < b.key ? -1 : 1;
};
