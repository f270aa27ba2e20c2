/** Draws that a chase can cover. */
export const MAX_CHASE_STEPS = 120;
export const MAX_MULTIPLIER = 100_000;

export type ChaseRule =
  | { kind: 'same'; multiplier: number }
  /** Times `factor` after every `every` draws. */
  | { kind: 'growing'; multiplier: number; factor: number; every: number }
  /** The least multiplier that nets so much of all stakes up to the draw that wins. */
  | { kind: 'profit'; multiplier: number; profitPercent: number };

export type ChaseStep = {
  multiplier: number;
  stakeMinor: bigint;
  /** Stakes up to and with this draw. */
  totalMinor: bigint;
  /** What is left after all stakes if the bets win in this draw for the first time. */
  profitMinor: bigint;
};

export type ChaseBets = {
  /** The bets of one draw at multiplier 1. */
  stakeMinor: bigint;
  /** What they pay if they win, at a multiplier; rounding makes it more than a multiple. */
  payoutMinor: (multiplier: number) => bigint;
};

const stakeAt = ({ stakeMinor }: ChaseBets, multiplier: number): bigint => stakeMinor * BigInt(multiplier);

function netsEnough(bets: ChaseBets, spentMinor: bigint, multiplier: number, percent: number): boolean {
  const totalMinor = spentMinor + stakeAt(bets, multiplier);
  return (bets.payoutMinor(multiplier) - totalMinor) * 100n >= totalMinor * BigInt(percent);
}

/** The least multiplier from `from` that nets enough, by bisection; undefined if even the highest does not. */
function leastThatNets(
  bets: ChaseBets,
  spentMinor: bigint,
  from: number,
  percent: number,
): number | undefined {
  if (!netsEnough(bets, spentMinor, MAX_MULTIPLIER, percent)) return undefined;
  let [low, high] = [from, MAX_MULTIPLIER];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netsEnough(bets, spentMinor, middle, percent)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function multiplierAt(
  rule: ChaseRule,
  bets: ChaseBets,
  step: number,
  spentMinor: bigint,
): number | undefined {
  if (rule.kind === 'same') return rule.multiplier;
  if (rule.kind === 'profit') return leastThatNets(bets, spentMinor, rule.multiplier, rule.profitPercent);
  const multiplier = rule.multiplier * rule.factor ** Math.floor(step / rule.every);
  return multiplier <= MAX_MULTIPLIER ? multiplier : undefined;
}

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;

function isRule(rule: ChaseRule): boolean {
  if (!isWhole(rule.multiplier, 1, MAX_MULTIPLIER)) return false;
  if (rule.kind === 'growing')
    return isWhole(rule.factor, 1, MAX_MULTIPLIER) && isWhole(rule.every, 1, MAX_CHASE_STEPS);
  return rule.kind === 'same' || isWhole(rule.profitPercent, 0, 100_000);
}

/**
 * The plan of a chase: a step for each draw, until a multiplier would be too high or the wanted profit is out of
 * reach; then the plan is shorter. Throws RangeError for steps or rules out of bounds.
 */
export function planChase(rule: ChaseRule, bets: ChaseBets, steps: number): ChaseStep[] {
  if (!isWhole(steps, 1, MAX_CHASE_STEPS)) throw new RangeError(`a chase cannot have ${steps} steps`);
  if (!isRule(rule)) throw new RangeError('the rule of the chase is out of bounds');
  const plan: ChaseStep[] = [];
  let spentMinor = 0n;
  for (let step = 0; step < steps; step += 1) {
    const multiplier = multiplierAt(rule, bets, step, spentMinor);
    if (multiplier === undefined) break;
    const stakeMinor = stakeAt(bets, multiplier);
    spentMinor += stakeMinor;
    plan.push({
      multiplier,
      stakeMinor,
      totalMinor: spentMinor,
      profitMinor: bets.payoutMinor(multiplier) - spentMinor,
    });
  }
  return plan;
}
