import { atMost } from '../amounts.ts';

export const CARRY_MODES = ['until_cleared', 'none', 'previous', 'within_month'] as const;
export type CarryMode = (typeof CARRY_MODES)[number];

/** A loss of the agent's base that later periods make good first; `age` is in how many periods it was carried. */
export type CarriedLoss = { lossMinor: bigint; age: number };

/** How many periods a loss may be carried on. */
const LONGEST: Readonly<Record<CarryMode, number>> = {
  until_cleared: 12,
  none: 0,
  previous: 1,
  within_month: 31,
};

export type Carried = {
  /** The net loss less what was carried in. */
  baseMinor: bigint;
  carryInMinor: bigint;
  /** What the next period begins with, the oldest first. */
  losses: CarriedLoss[];
  carryOutMinor: bigint;
};

const sumOf = (losses: readonly CarriedLoss[]): bigint =>
  -losses.reduce((sum, { lossMinor }) => sum + lossMinor, 0n);

/**
 * The base of a dividend. A period's net loss makes good the oldest carried loss first; what is left lapses when it was
 * carried for as long as the terms allow.
 */
export function carryOver(input: {
  mode: CarryMode;
  netLossMinor: bigint;
  losses: readonly CarriedLoss[];
  /** The next period is in another month. */
  endsMonth: boolean;
}): Carried {
  const { mode, netLossMinor, losses, endsMonth } = input;
  const carryInMinor = sumOf(losses);
  let good = netLossMinor > 0n ? netLossMinor : 0n;
  const left: CarriedLoss[] = [];
  for (const { lossMinor, age } of losses) {
    const covered = atMost(good, lossMinor);
    good -= covered;
    if (lossMinor > covered) left.push({ lossMinor: lossMinor - covered, age });
  }
  if (netLossMinor < 0n) left.push({ lossMinor: -netLossMinor, age: 0 });
  const lapses = mode === 'within_month' && endsMonth;
  const kept = lapses
    ? []
    : left
        .filter(({ age }) => age < LONGEST[mode])
        .map(({ lossMinor, age }) => ({ lossMinor, age: age + 1 }));
  return {
    baseMinor: netLossMinor + carryInMinor,
    carryInMinor,
    losses: kept,
    carryOutMinor: sumOf(kept),
  };
}
